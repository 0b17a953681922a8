import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceRules } from '../lint/references.ts'
import { lint } from '../lint/rule.ts'
import { textRules } from '../lint/text.ts'
import { requirementsIn } from '../spec/requirements.ts'
import { readTree } from '../spec/tree.ts'
import { adviceFor } from './advice.ts'
import { requestOf } from './requirement-request.ts'
import { scaffold } from './scaffold.ts'

const checkout = join(import.meta.dirname, '../..')
const mutants = 'reference-impl/vfs/mutants/framing.ts'
const checks = 'conformance/vfs/tool/framing.ts'
const copied = [
  ...['features', 'sources', 'vfs/framing', 'vfs/paths', 'vfs/metadata', 'plugin/framing'].map(
    (name) => `spec/${name}.yaml`,
  ),
  mutants,
  checks,
  'conformance/vfs/host/framing.ts',
  'reference-impl/host/mutants/framing.ts',
  'spec/vfs/policy.yaml',
  'reference-impl/host/mutants/policy.ts',
]
let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'jp-conformance-new-'))
  for (const path of copied) cpSync(join(checkout, path), join(root, path), { recursive: true })
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test('begins an entry, a mutant and a rule at the same path in three folders', () => {
  const advice = begin('vfs.framing.lines-are-short', { level: 'should' })
  expect(pointedAt(advice, 'spec/vfs/framing.yaml')).toBe('  - id: vfs.framing.lines-are-short')
  expect(pointedAt(advice, mutants)).toBe("  'lines-are-short': {")
  expect(pointedAt(advice, checks)).toBe('  {')
  const entries = requirementsIn(readTree(root).tree).map(({ entry }) => entry)
  const wanted = { id: 'vfs.framing.lines-are-short', role: 'tool', level: 'should' }
  expect(entries).toContainEqual(expect.objectContaining(wanted))
  expect(textOf(mutants)).toContain("'breaks-lines-are-short: '")
  expect(textOf(checks)).toContain("verifies: 'vfs.framing.lines-are-short'")
})

test('what it begins does not pass the lint until it is filled in', async () => {
  const path = 'spec/vfs/paths.yaml'
  begin('vfs.paths.dots-are-plain')
  const found = (await findings(path)).join('\n')
  expect(found).toContain('vfs.paths.dots-are-plain: the text is empty')
  expect(found).toContain('feature')
  const [unfilled, filled] = ["feature: ''\n    text: ''", 'feature: fs\n    text: Dots are plain.']
  writeFileSync(join(root, path), textOf(path).replace(unfilled, filled))
  expect(await findings(path)).toEqual([])
})

test('a rule of a host stands among the checks of hosts, and its mutant among the hosts', () => {
  const advice = begin('vfs.framing.host-is-brief', { role: 'host' })
  const its = "'vfs.framing.host-is-brief'"
  expect(textOf('conformance/vfs/host/framing.ts')).toContain(`verifies: ${its}`)
  expect(textOf('reference-impl/host/mutants/framing.ts')).toContain(
    "'host-is-brief': {\n      'breaks-host-is-brief: ': undefined,\n    },",
  )
  expect(advice).toContain('-- host --config reference-impl/host/jp-conformance.yaml')
})

test('the mutant of an area in several files goes into the list that joins them', () => {
  begin('vfs.policy.host-is-kind', { role: 'host' })
  expect(textOf('reference-impl/host/mutants/policy.ts')).toMatch(
    /= \[\s*\.\.\.[\s\S]*,\n {2}\.\.\.mutantsIn\('vfs\.policy'\)\(\{\n[\s\S]*'host-is-kind': \{[\s\S]*\n\]/,
  )
})

test('a protocol without checks gets the entry alone', () => {
  const advice = begin('plugin.framing.is-brief', { role: 'plugin' })
  expect(advice).toContain('spec/plugin/framing.yaml:')
  expect(advice).not.toContain('conformance/plugin/framing.ts:')
})

test('an area whose checks are not begun gets files, and is directed to the index', () => {
  const file = 'conformance/vfs/tool/metadata.ts'
  const advice = begin('vfs.metadata.is-brief')
  expect(advice).toContain(`${file} is new: name it in conformance/vfs/tool/index.ts.`)
  expect(textOf(file)).toMatch(/^import \{ rules \} from '\.\/tool-check\.ts'\n/)
})

test.each([
  ['', 'is no id'],
  ['no-dots', 'is no id'],
  ['vfs.framing.Big', 'is no id'],
  ['vfs.framing.rule-12', 'ends in a number'],
  ['vfs.frming.abc', 'did you mean `vfs.framing`?'],
  ['vfs.framing.one-object-per-line', 'stands already at spec/vfs/framing.yaml:5'],
])('`%s` is refused: %s', (id, reason) => {
  const before = textOf('spec/vfs/framing.yaml')
  expect(() => begin(id)).toThrow(reason)
  expect(textOf('spec/vfs/framing.yaml')).toBe(before)
})

test('an unknown role is refused with the roles that there are', () => {
  expect(() => begin('vfs.framing.abc', { role: 'tol' })).toThrow('none of tool, host')
})

test('the command refuses an unknown option with its usage and status 2', async () => {
  const { status, stderr } = await command('vfs.framing.abc', '--loud')
  expect(status).toBe(2)
  expect(stderr).toContain('usage: npm run new --')
})

function begin(id: string, how: { role?: string; level?: string } = {}): string {
  const request = requestOf(root, { ids: id ? [id] : [], role: 'tool', level: 'must', ...how })
  return adviceFor(request, scaffold(root, request))
}

/** Runs the command as a newcomer would, on the copy. */
function command(...args: string[]): Promise<{ status: unknown; stderr: string }> {
  const script = join(checkout, 'scripts/new-requirement.ts')
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '--root', root, ...args], (error, _, stderr) =>
      resolve({ status: error?.code, stderr }),
    )
  })
}

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The line of a file that the advice points at. */
function pointedAt(advice: string, path: string): string | undefined {
  const line = Number(advice.match(new RegExp(`${path}:(\\d+)`))?.[1])
  return textOf(path).split('\n')[line - 1]
}

async function findings(path: string): Promise<string[]> {
  const { tree, findings: format } = readTree(root)
  const found = await lint([...textRules, ...referenceRules], tree)
  return [...format, ...found].filter(({ file }) => file === path).map(({ problem }) => problem)
}
