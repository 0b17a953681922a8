import { readFileSync } from 'node:fs'
import { certify } from '../../conformance/engine/certify.ts'
import { fuzzing } from '../../conformance/engine/fuzz.ts'
import { vfsHostSuite } from '../../conformance/vfs/host/suite.ts'
import { fuzzing as generated } from '../../conformance/vfs/tool/generated/index.ts'
import { vfsToolSuite } from '../../conformance/vfs/tool/suite.ts'
import type { Transcript } from '../../harness/transcript.ts'
import type { Host, Tool } from '../../spec/generated/config.ts'
import { answer, given, peakMegabytes } from './given.ts'

/** What is certified. */
export interface Certify<C extends Tool | Host = Tool> {
  config: C
  command: string[]
  base: string
  /** Narrows the checks; all without. */
  only?: string[]
  /** So many sessions are generated instead of those of a certification; of a tool only. */
  runs?: number
}

/** What a certification cost. */
export interface Certified {
  ms: number
  /** Processor time of this process and all its children, in milliseconds. */
  processorMs: number
  sessions: number
  megabytes: number
  /** Of each case or scenario: when its last session ended, counted from the start, and how long its longest took. */
  cases: Record<string, { endedMs: number; longestMs: number }>
}

const { config, command, base, only = [], runs } = given<Certify<Tool | Host>>()
const cases: Certified['cases'] = {}
let sessions = 0
const [start, processor] = [performance.now(), processorMs()]
const options = {
  ...{ command, base, only, skip: [], seed: 1, jobs: 0, timeScale: 1, argv: [] },
  onTranscript,
}
if (isHost(config)) await certify(vfsHostSuite, { ...options, config })
else await certify(toolSuite(), { ...options, config })
const ms = performance.now() - start
answer({
  ...{ ms, processorMs: processorMs() - processor, sessions, cases },
  megabytes: peakMegabytes(),
} satisfies Certified)

function toolSuite(): typeof vfsToolSuite {
  const ms = Number.POSITIVE_INFINITY
  return runs === undefined ? vfsToolSuite : fuzzing(vfsToolSuite, generated, { runs, ms })
}

function isHost(config: Tool | Host): config is Host {
  return config.role === 'host'
}

function onTranscript([first, ...rest]: Transcript): void {
  if (first?.event !== 'start') return
  sessions += 1
  const name = first.case ?? first.scenario ?? ''
  const longestMs = Math.max(cases[name]?.longestMs ?? 0, (rest.at(-1)?.at ?? 0) / 1e3)
  cases[name] = { endedMs: performance.now() - start, longestMs }
}

/** Linux reports the time of children that have ended too, in hundredths of a second. */
function processorMs(): number {
  const stat = readFileSync('/proc/self/stat', 'latin1')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
}
