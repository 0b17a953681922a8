import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Format, formats, render } from '../../reports/index.ts'
import type { Results } from '../../spec/generated/results.ts'
import { root } from './configuration.ts'
import { didNoHarm, reasonsOf } from './harmless.ts'
import { markOf } from './mark.ts'
import { measure } from './measured.ts'
import { certifyListed, listSubjects, type SelfTestSubject } from './subjects.ts'

const CANARY = 'canary-51f0c4a9'
const TOKEN = 'token-7be2c3d1'
const PROGRAM = 'conformance/self-test/certify-measured.ts'
/** What a busy machine leaves open, and blames on nobody. */
const BUSY = 'the machine was too busy to keep a deadline'
/** A correct subject goes through all sessions of its checks. */
const LONG_TIMEOUT = { timeout: 200_000 * Number(process.env.JP_TIME_SCALE ?? 1) }
const TIMEOUT = { timeout: 40_000 * Number(process.env.JP_TIME_SCALE ?? 1) }
/** What a hostile subject may take, in milliseconds: one that hangs is tried three times on a busy machine. */
const MOST_MS = 150_000 * Number(process.env.JP_TIME_SCALE ?? 1)
/** One that takes much memory is measured twice. */
const TWICE = { timeout: 2 * MOST_MS }

const outer = process.env.TMPDIR
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'self-test-'))
  process.env.TMPDIR = folder
  process.env.JP_SELF_TEST_SECRET = CANARY
})

afterAll(() => {
  delete process.env.JP_SELF_TEST_SECRET
  if (outer === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = outer
  const left = readdirSync(folder)
  rmSync(folder, { recursive: true, force: true })
  expect(left).toEqual([])
})

const [busy = [], waiting = []] = [true, false].map((wanted) =>
  listSubjects('hostile').filter((subject) => (subject.busy ?? false) === wanted),
)

describe('a hostile subject that keeps the machine busy does no harm', TWICE, () => {
  test.each(busy)('$name', doesNoHarm)
})

describe.concurrent('a hostile subject that waits does no harm', TWICE, () => {
  test.each(waiting)('$name', doesNoHarm)
})

describe.concurrent('an unusual subject is correct', LONG_TIMEOUT, () => {
  test.each(listSubjects('unusual'))('$name', async (subject) => {
    const results = await certifyListed(subject)
    const blamed = results.results.filter(
      ({ verdict, reason }) => !['pass', 'not-applicable'].includes(verdict) && reason !== BUSY,
    )
    expect(
      blamed.map(({ verdict, requirement, reason }) => [verdict, requirement, reason]),
    ).toEqual([])
    expect(['conformant', 'partial']).toContain(results.outcome)
  })
})

test.concurrent('what outlives a tool is named', TIMEOUT, async () => {
  const [orphan, daemon] = await Promise.all(['fork-orphan', 'daemon'].map(certifiedAs))
  expect(eventsOf(orphan)).toContainEqual(
    expect.objectContaining({ event: 'exit', survivors: ['sleep'] }),
  )
  expect(eventsOf(daemon)).toContainEqual(
    expect.objectContaining({ event: 'processes-outlived-run', processes: ['sleep'] }),
  )
  expect(orphan?.leftBehind).toMatchObject([{ process: 'sleep', how: 'group' }])
  expect(daemon?.leftBehind).toMatchObject([{ process: 'sleep', how: 'escaped' }])
})

// Other runs of this process may go on, and then nobody knows whose a daemon is: this one is alone in its process.
test.concurrent('a daemon that emptied its environment is named and killed', TIMEOUT, async () => {
  const tool = ['python3', '-S', '-E', 'conformance/self-test/subjects/daemon.py', 'traceless']
  const options = ['--report', 'json', '--only', 'vfs.lifecycle.final-notification']
  const { stdout } = await execa(
    process.execPath,
    ['cli/main.ts', 'tool', ...options, '--', ...tool],
    { cwd: root, reject: false },
  )
  const { leftBehind, escapedBy } = JSON.parse(stdout) as Results
  if (escapedBy === 'limit')
    expect(leftBehind).toMatchObject([{ process: 'sleep', how: 'escaped' }])
})

// Only what a process starts with can be read from outside, so the suite is a process of its own here.
test.concurrent(
  'what a tool reads from the environment of its host is withheld',
  TIMEOUT,
  async () => {
    const transcripts = mkdtempSync(join(folder, 'transcripts-'))
    const tool = ['python3', '-S', '-E', 'conformance/self-test/subjects/hostile.py']
    const options = ['--report', 'json', '--only', 'vfs.lifecycle.*', '--transcripts', transcripts]
    const { stdout, stderr } = await execa(
      process.execPath,
      ['cli/main.ts', 'tool', ...options, '--', ...tool, 'environment-of-its-host'],
      { cwd: root, reject: false, env: { JP_SELF_TEST_TOKEN: TOKEN } },
    )
    const kept = readdirSync(transcripts).map((name) =>
      readFileSync(join(transcripts, name), 'utf8'),
    )
    rmSync(transcripts, { recursive: true })
    expect(kept.join('')).toContain('[the value of JP_SELF_TEST_TOKEN]')
    expect(stdout + stderr + kept.join('')).not.toContain(TOKEN)
  },
)

/** The results in every format. */
const reportsOf = (results: Results) =>
  Object.fromEntries(
    (Object.keys(formats) as Format[]).map((each) => [each, render(each, results)]),
  )

async function doesNoHarm({ name, outcome, megabytes }: SelfTestSubject): Promise<void> {
  const words = [PROGRAM, name, markOf(name)]
  const { results, ...taken } = await measure({ words, megabytes, ms: MOST_MS })
  expect(results.outcome, reasonsOf(results)).toBe(outcome)
  expect(taken.megabytes, 'megabytes of memory').toBeLessThan(taken.most)
  expect(results.smoke?.sentence).toMatch(/^[A-Z].{5,500}$/)
  didNoHarm(markOf(name), results, CANARY, reportsOf(results))
}

const eventsOf = (results: Results | undefined) => Object.values(results?.transcripts ?? {}).flat()

function certifiedAs(name: string): Promise<Results> {
  const subject = listSubjects('hostile').find((s) => s.name === name)
  if (!subject) throw new TypeError(`no subject ${name}`)
  return certifyListed({ ...subject, only: ['vfs.lifecycle.*'] })
}
