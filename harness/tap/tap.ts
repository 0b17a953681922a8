import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import type { TranscriptEvent } from '../transcript.ts'
import { passOn } from './passage.ts'
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
 * Stands between the host that started us and a program: bytes, their ends and signals pass unchanged, and are recorded when
 * they have. Resolves when the program has ended and the host has all that it wrote.
 * @throws what the system has against starting the program
 */
export async function tap({ command, startOf, recorded }: Tapping): Promise<TapEnd> {
  const between = startBetween(command)
  const recorder = new TapRecorder(startOf, recorded)
  connect(between, recorder)
  const forget = passSignals(between.child, recorder)
  try {
    const { code, signal } = await endOf(between.child)
    await taken(between.program.output, between.host.output)
    recorder.fromCommand.end()
    recorder.end({ event: 'exit', code, signal })
    return { code, signal, ...(recorder.transcript && { transcript: recorder.transcript }) }
  } finally {
    forget()
  }
}

function connect({ host, program }: Between, recorder: TapRecorder): void {
  passOn(host.input, program.input, {
    passed: (chunk) => recorder.fromHost.push(chunk),
    ended() {
      recorder.fromHost.end()
      recorder.add({ event: 'closed', stream: 'stdin' })
    },
    refused: () => recorder.add({ event: 'input-refused' }),
  })
  passOn(program.output, host.output, {
    passed: (chunk) => recorder.fromCommand.push(chunk),
    ended() {
      recorder.fromCommand.end()
      recorder.add({ event: 'closed', stream: 'stdout' })
    },
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
async function taken(source: Readable, sink: Writable): Promise<void> {
  let turns = 0
  source.on('data', () => {
    turns = 0
  })
  while (!source.destroyed && turns < TURNS) {
    await new Promise((resolve) => setImmediate(resolve))
    turns = sink.writableNeedDrain ? 0 : turns + 1
  }
  source.destroy()
  // To a file Node writes at once, and states no end.
  if (sink instanceof Socket && !sink.destroyed)
    await new Promise<void>((resolve) => sink.end(resolve))
}
