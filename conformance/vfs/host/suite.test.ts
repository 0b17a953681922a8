import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { smallHost } from '../../../harness/fixtures/host.ts'
import { storedFrom } from '../../../harness/stored.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import { results as valid } from '../../../harness/validators/results.ts'
import type { Results } from '../../../spec/generated/results.ts'
import { certify as certifyBy } from '../../engine/certify.ts'
import { judgeStored } from '../../engine/judge-stored.ts'
import { isHostCheck } from './host-check.ts'
import type { HostOptions } from './options.ts'
import { vfsHostSuite } from './suite.ts'

const AREA = ['vfs.read.*', 'vfs.exists.*']

const certify = (variant: string, more: Partial<HostOptions> = {}) =>
  certifyBy(vfsHostSuite, {
    config: { answer_ms: 3_000 },
    command: smallHost(variant),
    base: import.meta.dirname,
    seed: 1,
    jobs: 2,
    timeScale: 1,
    argv: ['jp-conformance', 'host'],
    only: AREA,
    skip: [],
    ...more,
  })

const verdictOf = ({ results }: Results, id: string) =>
  results.find(({ requirement }) => requirement === id)?.verdict

describe('a host that runs tools', () => {
  let found: Results
  const transcripts: Transcript[] = []
  const reported: string[] = []
  beforeAll(async () => {
    found = await certify('plain', {
      onTranscript: (transcript) => transcripts.push(structuredClone(transcript)),
      onResult: ({ requirement }) => reported.push(requirement),
    })
  }, 60_000)

  test('gets a verdict on each requirement, in a valid document', () => {
    expect(valid(found), JSON.stringify(valid.errors)).toBe(true)
    expect(verdictOf(found, 'vfs.lifecycle.result-completes')).toBe('pass')
    expect(verdictOf(found, 'vfs.read.missing-file')).toBe('pass')
    expect(verdictOf(found, 'vfs.exists.file')).toBe('fail')
    expect(found.outcome).toBe('nonconformant')
    expect(found.subject).toMatchObject({ role: 'host', name: 'small', version: '1' })
  })

  test('is notified of each verdict as it comes', () => {
    expect(reported).toContain('vfs.read.returns-whole-text')
  })

  test('rows point to the conversations that they were made of', () => {
    for (const { transcript } of found.results.filter(({ verdict }) => verdict === 'fail'))
      expect(Object.keys(found.transcripts ?? {})).toContain(transcript)
  })

  test('its stored conversations are judged alike', () => {
    const stored = transcripts.map((each) => JSON.parse(JSON.stringify(each)) as Transcript)
    const again = judgeStored(vfsHostSuite, stored.map(storedFrom), { argv: [] })
    for (const row of found.results) {
      const same = again.results.find(
        ({ check, requirement }) => check === row.check && requirement === row.requirement,
      )
      expect(same, row.requirement).toMatchObject({ verdict: row.verdict, reason: row.reason })
    }
  })
})

test('a run that fails on our side leaves no host behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jp-test-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  const failing = certify('plain', {
    command: ['true'],
    exec: true,
    onProgress: () => {
      throw new Error('our own')
    },
  })
  await expect(failing).rejects.toThrow('our own')
  expect(readdirSync(folder)).toEqual([])
})

test('what a host does not claim is not applicable, and states which feature', async () => {
  const found = await certify('plain', { config: { features: { fs: false } } })
  const row = found.results.find(({ requirement }) => requirement === 'vfs.read.missing-file')
  expect(row).toMatchObject({
    verdict: 'not-applicable',
    reason: 'the host does not claim the feature fs',
  })
}, 30_000)

test('a method that a claimed feature stands for must be served', async () => {
  const only = ['vfs.write.creates-parents']
  const found = await certify('forgets', { only })
  const row = found.results.find(({ requirement }) => requirement === 'vfs.write.creates-parents')
  expect(row?.verdict).toBe('fail')
  expect(row?.reason).toBe(
    'the host claims the feature fs, and the driver refused `snapshot`: there is no such method',
  )
  const unclaimed = await certify('forgets', { only, config: { features: { fs: false } } })
  expect(unclaimed.counts.fail).toBe(0)
}, 30_000)

test('a host that does not flatten is not judged as a flattener', async () => {
  const { outcome, results } = await certify('plain', { only: ['flattener.*'] })
  const [smoke, ...rows] = results
  expect(smoke).toMatchObject({ verdict: 'pass' })
  expect(outcome).toBe('conformant')
  expect(rows.map(({ requirement }) => requirement)).toContain('flattener.soundness.not-empty')
  for (const { reason } of rows) expect(reason).toBe('the host does not claim the feature flatten')
}, 30_000)

test.each([
  'accepts',
  'refuses',
  'empty',
  'silent',
  'crashes',
])('a driver that is %s passes nothing and is not conformant', async (variant) => {
  const { outcome, counts, results } = await certify(variant)
  expect(outcome).toBe('nonconformant')
  expect(results.filter(({ reason }) => reason.startsWith('not tried: '))).toHaveLength(
    counts.inconclusive,
  )
  expect(counts).toMatchObject({ pass: 0 })
  expect(counts.fail).toBeGreaterThan(0)
}, 60_000)

test('a host that runs no tool is asked no more after the first call, and the reason is that', async () => {
  const { results, counts, smoke } = await certify('accepts')
  expect(counts.fail).toBe(1)
  expect(smoke).toMatchObject({ started: true, spoke: false })
  expect(smoke?.sentence).toMatch(
    /^The host runs no tool: .*; start the `command` that `configure`/,
  )
  const [open] = results.filter(({ verdict }) => verdict === 'inconclusive')
  expect(open?.reason).toMatch(/^not tried: the host runs no tool: the call /)
}, 60_000)

test('a claim of what is no feature is named', async () => {
  const { smoke, counts } = await certify('claims-more', { only: ['vfs.read.missing-file'] })
  expect(smoke?.sentence).toMatch(
    /It claims `filesystem`, which is no feature of spec\/features.yaml/,
  )
  expect(counts.fail).toBe(0)
}, 30_000)

test('a command that cannot be started is reported in one sentence', async () => {
  const { smoke } = await certify('', { command: ['/nowhere/driver'] })
  expect(smoke).toMatchObject({ started: false })
  expect(smoke?.sentence).toMatch(/^The driver could not be started: /)
})

test('an interrupted run ends early and states what was not seen', async () => {
  const controller = new AbortController()
  const found = await certify('plain', {
    interrupt: controller.signal,
    jobs: 1,
    onResult: () => controller.abort(),
  })
  expect(found.outcome).not.toBe('conformant')
  expect(found.counts.inconclusive).toBeGreaterThan(0)
}, 30_000)

test('a plain command is certified without a driver, as far as it can be', async () => {
  const command = [...smallHost('exec'), '{tool}', '{arguments}', '{root}']
  const found = await certify('', { command, exec: true })
  expect(found.smoke?.sentence).toMatch(/runs the probe tool/)
  expect(verdictOf(found, 'vfs.read.missing-file')).toBe('pass')
  expect(verdictOf(found, 'vfs.exists.file')).toBe('fail')
}, 60_000)

test('no two checks have one title in one scenario', () => {
  const names = vfsHostSuite.checks.map((check) => {
    const about = isHostCheck(check) ? check.scenario.name : 'all'
    return `${check.verifies}: ${check.title} (${about})`
  })
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('checks that share the name of a scenario share all of it but the features that they need', () => {
  const scenarios = vfsHostSuite.checks.flatMap((check) =>
    isHostCheck(check) ? [{ ...check.scenario, needs: [] }] : [],
  )
  for (const same of Map.groupBy(scenarios, ({ name }) => name).values())
    for (const other of same) expect(other).toEqual(same[0])
})
