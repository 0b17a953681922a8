import type { Duplex } from 'node:stream'
import { engineHere, imageOf, removeImage } from '../../harness/fixtures/image.ts'
import type { Client } from '../../harness/launch/engine.ts'
import { openContainers } from '../../harness/launch/index.ts'
import { peakOfPackage } from '../peak.ts'
import { interleaved, type Rounds, timed } from '../rounds.ts'
import { answer, given } from './given.ts'
import { ourHost } from './our-host.ts'

/** What containers cost; nothing where no engine answers. */
export interface Contained {
  /** Milliseconds from a start to the end of a short conversation, next to the engine's client alone. */
  starts: Rounds
  /** Round trips a second in one long conversation, next to the engine's client alone. */
  trips: Rounds
  /** The most memory of the built package while it certifies a tool in containers. */
  megabytes: number
}

/** `folder` is where the package was built. */
interface Given {
  tool: string
  folder: string
  rounds: number
  calls: number
}

const { tool, folder, rounds, calls } = given<Given>()
const IMAGE = `jp-conformance-bench-${process.pid}`
const INIT = '{"jsonrpc":"2.0","method":"init","params":{"tool":{"name":"tool","arguments":{}}}}\n'
const REPLY = '{"jsonrpc":"2.0","id":1,"result":{"content":"hello"}}\n'
const LINE_FEED = 10

/** What the package does whose memory is measured: a certification of what is sent line by line. */
const WORDS = [
  'tool',
  '--image',
  IMAGE,
  '--only',
  'vfs.framing.*',
  '--',
  '/bin/tool',
  'calls',
  '10',
]

const engine = await engineHere()
answer(engine ? await measured(engine) : {})
process.exit()

async function measured(engine: Client): Promise<Contained> {
  await imageOf(engine, IMAGE, [tool])
  const command = (times: number) => ['/bin/tool', 'calls', String(times)]
  const opened = await openContainers(IMAGE, { command: command(0) })
  if ('message' in opened) throw new Error(opened.message)
  const inContainer = (times: number) => ourHost(command(times), opened)
  const rate = (action: () => Promise<unknown>) => async () =>
    (calls / (await timed(action))) * 1000
  try {
    const ours = () => timed(() => inContainer(0))
    const alone = () => timed(() => startAlone(engine, command(0)))
    await interleaved(1, ours, alone)
    const starts = await interleaved(rounds, ours, alone)
    const contained = rate(() => inContainer(calls))
    const bare = rate(() => talkAlone(engine, command(calls)))
    const trips = await interleaved(rounds, contained, bare)
    return { starts, trips, megabytes: await peakOfPackage(folder, WORDS, process.env) }
  } finally {
    await opened.close()
    await removeImage(engine, IMAGE)
  }
}

/** The least that a short conversation in a container of ours takes: create, attach, start, talk, wait. */
function startAlone(engine: Client, Cmd: string[]) {
  return talk(engine, Cmd, () => {})
}

/** The least that a long one takes: each line is answered with the same bytes, and neither read nor recorded. */
function talkAlone(engine: Client, Cmd: string[]) {
  return talk(engine, Cmd, (bytes, stream) => {
    if (bytes.includes(LINE_FEED)) stream.write(REPLY)
  })
}

async function talk(
  { container: { dockerode } }: Client,
  Cmd: string[],
  onBytes: (bytes: Buffer, stream: Duplex) => void,
) {
  const container = await dockerode.createContainer({
    ...{ Image: IMAGE, Cmd, OpenStdin: true, StdinOnce: true, NetworkDisabled: true },
    ...{ AttachStdin: true, AttachStdout: true, AttachStderr: true },
    HostConfig: { Init: true, LogConfig: { Type: 'none', Config: {} } },
  })
  const options = { stream: true, hijack: true, stdin: true, stdout: true, stderr: true }
  const stream = (await container.attach(options)) as Duplex
  await container.start()
  stream.on('data', (bytes: Buffer) => onBytes(bytes, stream)).write(INIT)
  await container.wait()
  stream.destroy()
  void container.remove({ force: true })
}
