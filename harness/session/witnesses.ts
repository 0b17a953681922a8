import { join } from 'node:path'
import { isAlive, killLeft, type Witnessed, witness } from '../launch/alive.ts'
import type { Call, Occasion } from '../occasion.ts'
import type { Recorder } from '../recorder.ts'
import type { ProbeEntry } from '../transcript.ts'
import { isObject, type JsonObject } from '../wire/json.ts'
import type { NamedCall } from './asking.ts'
import { readSideChannel, type SideChannel } from './side-channel.ts'

/** Sees what the probes of one conversation tell, and which of their processes live. */
export interface Witnesses {
  /** The call as the host is given it, with a side channel where the probe serves it. */
  watched(call: Call, occasion: Occasion): { id: string; tool: string; arguments: JsonObject }
  /** Writes down what is new. */
  look(): void
  hasMark(call: string, mark: string): boolean
  /** Whether none of a call's known processes lives. */
  allGone(call: string): boolean
  /** Looks for a last time, and kills what was left behind. */
  close(): void
}

/** What is known of one call. */
interface Watched {
  id: string
  channel: SideChannel
  marks: Set<string>
  living: Witnessed[]
}

/** What the command line of a process that the probe leaves behind holds. */
const CHILD = 'setTimeout(() => {}, '

/** Begins to watch; side channels lie in `folder`. */
export function witnesses(recorder: Recorder, probe: readonly string[], folder: string): Witnesses {
  const calls: Watched[] = []
  const words = [probe.at(-1) ?? '', CHILD]
  const look = () => {
    for (const call of calls) lookAt(call, recorder, words)
  }
  const find = (id: string) => calls.filter((call) => call.id === id)
  return {
    watched(call, occasion) {
      const { id, tool = 'probe', script, arguments: given = {} } = call as NamedCall
      const own = script && { script: [...script] }
      if (!isProbe(tool, occasion)) return { id, tool, arguments: { ...given, ...own } }
      const channel = readSideChannel(join(folder, `${calls.length + 1}.ndjson`))
      calls.push({ id, channel, marks: new Set(), living: [] })
      return { id, tool, arguments: { ...given, ...own, record: channel.path } }
    },
    look,
    hasMark: (id, mark) => find(id).some(({ marks }) => marks.has(mark)),
    allGone: (id) => find(id).every(({ living }) => living.length === 0),
    close() {
      look()
      for (const { living } of calls) living.forEach(killLeft)
    },
  }
}

/** A tool with a command of its own is not the probe. */
function isProbe(name: string, { tool, tools = [] }: Occasion): boolean {
  const configured = tools.find((each) => each.name === name)
  if (configured) return configured.command === undefined
  return (tool?.name ?? 'probe') === name && tool?.command === undefined
}

function lookAt(call: Watched, recorder: Recorder, words: readonly string[]): void {
  for (const { epoch, entry } of call.channel.news()) {
    const at = Math.max(0, epoch - recorder.epoch)
    recorder.transcript.push({ event: 'probe', at, call: call.id, entry })
    if (entry.mark !== undefined) call.marks.add(entry.mark)
    const pid = pidIn(entry)
    const seen = pid === undefined ? undefined : witness(pid, words)
    if (seen) call.living.push(seen)
    else if (pid !== undefined) tellGone(pid, call, recorder)
  }
  call.living = call.living.filter((each) => {
    const lives = isAlive(each)
    if (!lives) tellGone(each.pid, call, recorder)
    return lives
  })
}

function tellGone(pid: number, { id }: Watched, recorder: Recorder): void {
  recorder.add({ event: 'probe', call: id, entry: { event: 'gone', pid } })
}

/** The probe tells of itself first, and of its children as what a step saw. */
function pidIn({ pid, seen }: ProbeEntry): number | undefined {
  if (pid !== undefined) return pid
  return isObject(seen) && 'leave_child' in seen && typeof seen.pid === 'number'
    ? seen.pid
    : undefined
}
