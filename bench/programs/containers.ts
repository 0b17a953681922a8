import type { Duplex } from 'node:stream'
import { engineHere, imageOf, removeImage } from '../../harness/fixtures/image.ts'
import type { Client } from '../../harness/launch/engine.ts'
import { openContainers } from '../../harness/launch/index.ts'
import { interleaved, type Rounds, timed } from '../rounds.ts'
import { answer, given, peakMegabytes } from './given.ts'
import { ourHost } from './our-host.ts'

/** What containers cost; nothing where no engine answers. */
export interface Contained {
  /** Milliseconds from a start to the end of a short conversation, next to the engine's client alone. */
  starts: Rounds
  /** Round trips a second in one long conversation, next to a plain process. */
  trips: Rounds
  megabytes: number
}

const { tool, rounds, calls } = given<{ tool: string; rounds: number; calls: number }>()
const IMAGE = `jp-conformance-bench-${process.pid}`
const INIT = '{"jsonrpc":"2.0","method":"init","params":{"tool":{"name":"tool","arguments":{}}}}\n'

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
    const plain = () => ourHost([tool, 'calls', String(calls)])
    const contained = rate(() => inContainer(calls))
    const trips = await interleaved(rounds, contained, rate(plain))
    return { starts, trips, megabytes: peakMegabytes() }
  } finally {
    await opened.close()
    await removeImage(engine, IMAGE)
  }
}

/** The least that a short conversation in a container of ours takes: create, attach, start, talk, wait. */
async function startAlone({ container: { dockerode } }: Client, Cmd: string[]) {
  const container = await dockerode.createContainer({
    ...{ Image: IMAGE, Cmd, OpenStdin: true, StdinOnce: true, NetworkDisabled: true },
    ...{ AttachStdin: true, AttachStdout: true, AttachStderr: true },
    HostConfig: { Init: true, LogConfig: { Type: 'none', Config: {} } },
  })
  const options = { stream: true, hijack: true, stdin: true, stdout: true, stderr: true }
  const stream = (await container.attach(options)) as Duplex
  await container.start()
  stream.resume().write(INIT)
  await container.wait()
  stream.destroy()
  void container.remove({ force: true })
}
