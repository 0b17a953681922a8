import { expect, test } from 'vitest'
import { hostile } from './fixtures/hostile.ts'
import { conformant, document, errored, led, nonconformant, partial } from './fixtures/results.ts'
import type { Result } from './results.ts'
import { terminal } from './terminal.ts'

const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
const ACTING = /[^\P{C}\n]/u

test('puts totals first and failures last, each with what led to it', () => {
  const text = terminal(nonconformant())
  const order = [
    '✗ 3 fail',
    'Warnings',
    'Not exercised (3)',
    'null baseline',
    'seed       20261121',
    'Failures',
  ]
  const places = order.map((words) => text.indexOf(words))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(text).toContain(
    'Every line that the tool writes to stdout is one complete JSON object. (must, rfd-d11 §Message framing)',
  )
  expect(text.trimEnd().split('\n').at(-1)).toBe(
    '✗ Not conformant: 3 of 32 required checks failed; 2 recommendations not met.',
  )
})

test('marks the offending line between its neighbours', () => {
  const lines = terminal(nonconformant()).split('\n')
  const marked = lines.filter((line) => line.includes('▶'))
  expect(marked).toHaveLength(3)
  expect(marked[1]).toMatch(/▶ +51\.377 ms {2}← \{$/)
})

test('finds the offending line by what was observed when no event is named', () => {
  const marked = terminal(nonconformant())
    .split('\n')
    .filter((line) => line.includes('▶'))
  expect(marked[2]).toContain('46.018 ms  ← {"jsonrpc":"2.0","id":1')
})

test('reports how to reproduce', () => {
  expect(terminal(nonconformant())).toContain(
    'jp-conformance tool --config upper.yaml --seed 20261121 -- python3 upper.py',
  )
})

test('states why a run is not green', () => {
  expect(terminal(partial())).toContain('2 required checks could not be observed')
  expect(terminal(errored())).toContain('python3 could not be started: no such file or directory.')
  expect(terminal(conformant())).toContain('✓ Conformant: All 30 required checks that ran passed.')
})

test('states once what many results have in common', () => {
  const [one, ...rest] = partial().results as [Result, ...Result[]]
  const alike = (verdict: Result['verdict'], reason: string, count: number): Result[] =>
    Array.from({ length: count }, () => ({ ...one, verdict, reason }))
  const results = [
    ...rest,
    ...alike('inconclusive', 'not tried: it is silent', 6),
    ...alike('not-applicable', 'it does not claim the feature http', 2),
  ]
  const text = terminal({ ...partial(), results })
  expect(text).toContain(`${one.requirement} and 5 more\n      not tried: it is silent\n`)
  expect(text).toContain('  –   2  it does not claim the feature http\n')
})

test('shows a requirement once, with its failures beneath it', () => {
  const [first] = nonconformant().results.filter(({ verdict }) => verdict === 'fail')
  const { fault, ...one } = first as Result
  const cases: Result[] = ['a', 'b', 'c', 'd'].map((name) => ({ ...one, case: name }))
  const passed: Result = { ...one, case: 'e', verdict: 'pass' }
  const text = terminal(document('nonconformant', [...cases, passed]))
  expect(text).toContain(`✗ 1/1 ${one.requirement} (4 of 5 checks)\n`)
  expect(text.split(`${one.requirementText}`)).toHaveLength(2)
  expect(text.split('▶')).toHaveLength(4)
  expect(text.match(/^ {4}\[[a-d]\]$/gm)).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => `    [${name}]`),
  )
  expect(text.match(/^ {4}again: /gm)).toHaveLength(1)
})

test('begins with the failure that others follow from', () => {
  const results = led()
  const last = results.results.at(-1) as Result
  results.results = results.results.map((result) =>
    result.becauseOf === undefined ? result : { ...result, becauseOf: 'vfs.request.id-unique' },
  )
  results.results = results.results.filter((result) => result !== last && result.case !== 'led')
  expect(terminal(results)).toContain('✗ 1/3 vfs.request.id-unique')
})

test('reports what follows from a failure under that, and counts it apart', () => {
  const text = terminal(led())
  expect(text.trimEnd().split('\n').at(-1)).toBe(
    '✗ Not conformant: 3 of 36 required checks failed, 3 more because of vfs.framing.one-object-per-line; 3 recommendations not met.',
  )
  expect(text).toContain('✗ 3/3 vfs.request.id-unique (2 of 2 checks)')
  expect(text).toContain('[led; because of vfs.framing.one-object-per-line]')
  expect(text).toContain(
    [
      '    2 more failed and 1 more warning because of it:',
      '      ! vfs.error.led',
      '          no message was read',
      '      ✗ vfs.exit.led (1 of 2 checks)',
      '          no message was read',
      '      ✗ vfs.init.led',
      '          no message was read',
    ].join('\n'),
  )
  expect(text.split('vfs.error.led')).toHaveLength(2)
})

test('a cause that has not failed leads nothing', () => {
  const { results, ...rest } = led()
  const without = results.filter(
    ({ requirement }) => requirement !== 'vfs.framing.one-object-per-line',
  )
  const text = terminal({ ...rest, results: without })
  expect(text).toContain('✗ 2/4 vfs.exit.led (1 of 2 checks)')
  expect(text).toContain('✗ Not conformant: 5 of 35 required checks failed;')
})

test('states nothing twice: what was observed is not the reason once more', () => {
  const [first] = nonconformant().results.filter(({ verdict }) => verdict === 'fail')
  const reason = 'error -32001'
  const result: Result = { ...(first as Result), reason, observed: `${reason} (2 of 2 times)` }
  const text = terminal(document('nonconformant', [result]))
  expect(text.split(reason)).toHaveLength(2)
})

test('lets nothing of a hostile subject act on the terminal', () => {
  expect(terminal(hostile()).match(ACTING)).toBeNull()
  expect(terminal(hostile(), { colour: true }).replaceAll(COLOUR, '').match(ACTING)).toBeNull()
})

test('cuts long lines', () => {
  const longest = Math.max(
    ...terminal(hostile())
      .split('\n')
      .map((line) => line.length),
  )
  expect(longest).toBeLessThan(2000)
})

test('a tool that sent no message of the protocol is reported in one sentence, made visible', () => {
  const smoke = { started: true, spoke: false, sentence: 'It starts, but\x1b[2J it ended.' }
  const text = terminal({ ...nonconformant(), smoke, notExercised: [] })
  expect(text.trimEnd().split('\n').at(-1)).toContain('Not conformant: It starts, but\\x1b[2J it')
  expect(text).not.toContain('Not applicable, and why')
  const last = terminal({ ...document('partial', []), smoke })
    .trimEnd()
    .split('\n')
    .at(-1)
  expect(last).toBe('  It starts, but\\x1b[2J it ended.')
})
