import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import type { TranscriptEvent } from '../transcript.ts'
import { ownEnds } from './ends.ts'
import { type Passage, passOn } from './passage.ts'
import { type Between, startBetween } from './start-between.ts'
import { type StartOf, TapRecorder } from './tap-recorder.ts'

/** What a tap does beside passing on. */
export interface Tapping {
  command: readonly string[]
  startOf: StartOf
  /** Receives each event as it is recorded. */
  recorded(event: TranscriptEvent): void
}

/** How the program ended, and the recording where its session is one of a known protocol. */
export interface TapEnd {
  code: number | null
  signal: NodeJS.Signals | null
  transcript?: readonly TranscriptEvent[]
}

/** The signals that a host may end its program with, and that we can pass on. */
const PASSED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Stands between the host that started us and a program: bytes, their ends and signals pass unchanged, and are recorded. Resolves when the program has ended and the host has all that it wrote.
 * @throws what the system has against starting the program
 */
export async function tap({ command, startOf, recorded }: Tapping): Promise<TapEnd> {
  const program = startBetween(command)
  const recorder = new TapRecorder(startOf, recorded)
  const back = connect(program, recorder)
  const forget = passSignals(program.child, recorder)
  try {
    const { code, signal } = await endOf(program.child)
    await taken(back)
    recorder.fromCommand.end()
    recorder.end({ event: 'exit', code, signal })
    return { code, signal, ...(recorder.transcript && { transcript: recorder.transcript }) }
  } finally {
    forget()
  }
}

/** Opens both passages; gives the one back to the host. */
function connect(program: Between, recorder: TapRecorder): Passage {
  const host = ownEnds()
  passOn(host.input, program.input, {
    lines: recorder.fromHost,
    ended: () => recorder.add({ event: 'closed', stream: 'stdin' }),
    refused: () => recorder.add({ event: 'input-refused' }),
  })
  return passOn(program.output, host.output, {
    lines: recorder.fromCommand,
    ended: () => recorder.add({ event: 'closed', stream: 'stdout' }),
    // A host that reads no more has seen enough; what the program then does is not the host's to see.
    refused: () => recorder.add({ event: 'interrupted' }),
  })
}

function passSignals(child: ChildProcess, recorder: TapRecorder): () => void {
  const pass = (signal: NodeJS.Signals) => {
    recorder.add({ event: 'signal', signal, reason: 'the host sent it' })
    child.kill(signal)
  }
  for (const name of PASSED) process.on(name, pass)
  return () => {
    for (const name of PASSED) process.off(name, pass)
  }
}

const endOf = (child: ChildProcess) =>
  new Promise<Pick<TapEnd, 'code' | 'signal'>>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve({ code, signal }))
  })

/** Turns of the event loop that bring nothing, after which the output of a program that has ended counts as read. */
const TURNS = 10

/** Waits until the host has all that the program wrote; what its children write later nobody waits for. */
async function taken(passage: Passage): Promise<void> {
  const { stream, sink } = passage
  let [turns, before] = [0, passage.passed]
  while (!stream.destroyed && turns < TURNS) {
    await new Promise((resolve) => setImmediate(resolve))
    const isQuiet = passage.passed === before && !sink.stream.writableNeedDrain
    turns = isQuiet ? turns + 1 : 0
    before = passage.passed
  }
  stream.destroy()
  // To a file Node writes at once, and states no end.
  const end = sink.stream
  if (end instanceof Socket && !end.destroyed) await new Promise<void>((done) => end.end(done))
}
