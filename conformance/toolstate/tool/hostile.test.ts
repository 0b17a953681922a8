import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Transcript } from '../../../harness/transcript.ts'
import type { Results } from '../../../spec/generated/results.ts'
import { certify } from '../../engine/certify.ts'
import { vfsToolSuite } from '../../vfs/tool/suite.ts'

/** Names the subject in the environment of every process that it starts. */
const NAME = 'JP_HOSTILE_TOOL'

/** Milliseconds of the limits, and the most that one session may take, however busy the machine is. */
const limits = { startup_ms: 20_000, idle_ms: 1_500, exit_ms: 1_000, term_grace_ms: 1_000 }
const BOUND_MS = 60_000

const ASKS = `echo '{"type":"waiting","question":{"id":"q","text":"Sure?","answer_type":"Boolean"}}'`
const RUNS = `echo '{"type":"running","content":"at work"}'`
const STOPS = `echo '{"type":"stopped","result":{"Ok":"done"}}'`

/** A stateful tool that does harm, the requirement that shows it, and what the report states of it. */
interface Hostile {
  script: string
  inputs?: unknown[]
  violates: string
  reports: string
}

const hostile: Record<string, Hostile> = {
  'stops twice': {
    script: `${RUNS}; ${STOPS}; ${STOPS}`,
    violates: 'toolstate.state.nothing-after-stopped',
    reports: 'after stopped came `{"type":"stopped"',
  },
  'never goes on after its answer': {
    script: `${RUNS}; ${ASKS}; read answer; exec sleep 600`,
    inputs: [true],
    violates: 'toolstate.state.leaves-wait-after-answer',
    reports: 'nothing more came after line 2',
  },
  'leaves a child that ignores SIGTERM': {
    script: `${RUNS}; (trap '' TERM; exec sleep 600) >/dev/null 2>&1 & ${ASKS}; read answer; ${STOPS}`,
    inputs: [true],
    violates: 'toolstate.state.abort-ends-work',
    reports: 'a process that it started was left running',
  },
  'prints half a state and dies': {
    script: `${RUNS}; printf '{"type":"stopped","resu'; exit 1`,
    violates: 'vfs.case.expected-outcome',
    reports: 'the process ended with exit status 1 and no final notification after line 2',
  },
  'changes its question under the same id': {
    script: `${RUNS}; ${ASKS}; ${ASKS.replace('Sure', 'Delete all')}; read answer; ${STOPS}`,
    inputs: [true],
    violates: 'toolstate.state.question-ids-differ',
    reports: 'two questions have the id `q`',
  },
}

const nothingUseful = {
  'is silent': 'exec sleep 600',
  'exits at once': 'exit 0',
  'prints empty objects': 'echo "{}"; echo "{}"',
  'prints text': 'echo running',
}

const TIMEOUT = { timeout: 4 * BOUND_MS }

describe('a hostile tool on plain stdio', TIMEOUT, () => {
  test.each(Object.entries(hostile))('%s', async (name, { violates, reports, ...tool }) => {
    const { results, durations } = await certified(name, tool, [violates])
    const rows = results.results.filter(({ requirement }) => requirement === violates)
    expect(rows.map(({ observed, reason }) => observed ?? reason).join('\n')).toContain(reports)
    expect(Math.max(...durations)).toBeLessThan(BOUND_MS)
    expect(processesOf(name)).toEqual([])
  })
})

describe('a tool on plain stdio that does nothing useful passes nothing', TIMEOUT, () => {
  test.each(Object.entries(nothingUseful))('%s', async (name, script) => {
    const { results } = await certified(name, { script }, [], { startup_ms: 2_000 })
    expect(results.counts.pass).toBe(0)
    expect(results.outcome).toBe('nonconformant')
  })
})

test(
  'a tool on plain stdio that floods its host with states is not conformant',
  TIMEOUT,
  async () => {
    const script = `exec yes '{"type":"running"}'`
    const { results, durations } = await certified('floods its host', { script }, [])
    expect(results.outcome).toBe('partial')
    expect(results.counts.pass).toBe(0)
    expect(results.results.map(({ reason }) => reason)).toContain(
      "the suite's own limit on the size of a session was reached after 50000 lines; no document has one, and no key raises it",
    )
    expect(Math.max(...durations)).toBeLessThan(BOUND_MS)
    expect(processesOf('floods its host')).toEqual([])
  },
)

async function certified(
  name: string,
  { script, inputs = [] }: Pick<Hostile, 'script' | 'inputs'>,
  only: string[],
  changed: Partial<typeof limits> = {},
): Promise<{ results: Results; durations: number[] }> {
  const durations: number[] = []
  const results = await certify(vfsToolSuite, {
    config: {
      ...{ protocol: 'stdio', env: { [NAME]: name }, limits: { ...limits, ...changed } },
      cases: [{ name: 'one call', inputs, expect: { outcome: 'success' } }],
    },
    ...{ command: ['sh', '-c', script], base: '.', only, skip: [] },
    ...{ seed: 1, jobs: 1, timeScale: 1, argv: [] },
    onTranscript: (transcript: Transcript) => {
      durations.push((transcript.at(-1)?.at ?? 0) / 1_000)
    },
  })
  return { results, durations }
}

/** The processes that a subject left, by the variable that names it. */
function processesOf(name: string): string[] {
  const mark = `${NAME}=${name}\0`
  return readdirSync('/proc').filter(
    (pid) => readOf(pid, 'environ').includes(mark) && !/\) [ZX] /.test(readOf(pid, 'stat')),
  )
}

function readOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
