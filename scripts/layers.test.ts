import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface Configuration {
  forbidden: IForbiddenRuleType[]
  options: object
}

const load = createRequire(import.meta.url)
const { forbidden, options }: Configuration = load('../.dependency-cruiser.cjs')

/** Per rule one import that breaks it, and the nearest one that does not. */
const examples: Record<string, { violation: Import; control: Import }> = {
  'spec-imports-nothing': {
    violation: { in: 'spec/generated/ids.ts', of: 'node:fs' },
    control: { in: 'spec/generated/ids.ts', of: './types.ts' },
  },
  'wire-is-a-leaf': {
    violation: { in: 'harness/wire/lines.ts', of: '../clock.ts' },
    control: { in: 'harness/clock.ts', of: './wire/lines.ts' },
  },
  'harness-knows-no-check': {
    violation: { in: 'harness/engine.ts', of: '../conformance/check.ts' },
    control: { in: 'conformance/check.ts', of: '../harness/engine.ts' },
  },
  'engine-knows-no-protocol': {
    violation: { in: 'conformance/engine/run.ts', of: '../vfs/tool/suite.ts' },
    control: { in: 'conformance/vfs/tool/plan.ts', of: '../../engine/run.ts' },
  },
  'conformance-judges-strangers': {
    violation: { in: 'conformance/vfs/tool/read.ts', of: '../../../reference-impl/vfs/tool.js' },
    control: { in: 'conformance/self-test/read.ts', of: '../../reference-impl/vfs/tool.js' },
  },
  'self-test-writes-no-report': {
    violation: { in: 'conformance/self-test/run.ts', of: '../../reports/html.ts' },
    control: { in: 'cli/report.ts', of: '../reports/html.ts' },
  },
  'reference-is-written-apart': {
    violation: { in: 'reference-impl/vfs/host.ts', of: '../../harness/peers/vfs-host.ts' },
    control: { in: 'reference-impl/vfs/host.ts', of: '../../harness/wire/lines.ts' },
  },
  'reports-read-results': {
    violation: { in: 'reports/json.ts', of: '../conformance/engine/finding.ts' },
    control: { in: 'reports/json.ts', of: '../spec/generated/results.ts' },
  },
  'self-test-stands-apart': {
    violation: { in: 'cli/first.ts', of: '../conformance/self-test/kills.ts' },
    control: { in: 'conformance/self-test/first.ts', of: './kills.ts' },
  },
  'nothing-imports-the-cli': {
    violation: { in: 'harness/limits.ts', of: '../cli/numbers.ts' },
    control: { in: 'cli/limits.ts', of: './numbers.ts' },
  },
  'nothing-imports-scripts': {
    violation: { in: 'cli/spec.ts', of: '../scripts/generate.ts' },
    control: { in: 'scripts/spec.ts', of: './generate.ts' },
  },
  'nothing-imports-the-bench': {
    violation: { in: 'scripts/speed.ts', of: '../bench/run.ts' },
    control: { in: 'bench/speed.ts', of: './run.ts' },
  },
  'nothing-imports-tests': {
    violation: { in: 'reports/a.test.ts', of: './b.test.ts' },
    control: { in: 'reports/a.test.ts', of: './fixtures/b.ts' },
  },
  'ships-what-the-bundle-contains': {
    violation: { in: 'reports/late.ts', of: 'vitest' },
    control: { in: 'reports/late.test.ts', of: 'vitest' },
  },
}

interface Import {
  in: string
  of: string
}

const roots: string[] = []
let bad: ICruiseResult
let good: ICruiseResult

beforeAll(async () => {
  bad = await cruised([
    ...Object.values(examples).map(({ violation }) => violation),
    ...packages().map((of, i) => ({ in: `cli/stranger-${i}.ts`, of })),
    { in: 'reports/one.ts', of: './two.ts' },
    { in: 'reports/two.ts', of: './one.ts' },
  ])
  good = await cruised([
    ...Object.values(examples).map(({ control }) => control),
    ...packages().flatMap((of) => ownersOf(of).map((file) => ({ in: file, of }))),
    { in: 'reports/one.ts', of: './two.ts' },
    { in: 'reports/two.ts', of: './three.ts' },
  ])
})

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

test('every rule has a violation and a control here', () => {
  const named = forbidden
    .map(({ name = '' }) => name)
    .filter((name) => !name.includes('owners-of-'))
  const elsewhere = ['no-cycles', 'imports-resolve']
  expect([...Object.keys(examples), ...elsewhere].sort()).toEqual(named.sort())
})

test.each(Object.entries(examples))('%s refuses its violation and lets its control pass', (name, {
  violation,
}) => {
  expect(violationsOf(name, bad)).toContain(violation.in)
  expect(violationsOf(name, good)).toEqual([])
})

test('no-cycles refuses a circle and lets a line pass', () => {
  expect(violationsOf('no-cycles', bad)).toEqual(['reports/one.ts'])
  expect(violationsOf('no-cycles', good)).toEqual([])
})

test('imports-resolve refuses an import that leads nowhere and lets the others pass', async () => {
  const lost = await cruised([{ in: 'reports/a.ts', of: './b.ts' }], { complete: false })
  expect(violationsOf('imports-resolve', lost)).toEqual(['reports/a.ts'])
  expect(violationsOf('imports-resolve', good)).toEqual([])
})

test.each(packages())('owners-of-%s refuses a stranger and lets the owners pass', (name) => {
  const stranger = `cli/stranger-${packages().indexOf(name)}.ts`
  expect(violationsOf(`owners-of-${name}`, bad)).toContain(stranger)
  expect(violationsOf(`owners-of-${name}`, good)).toEqual([])
})

test.each(forbidden)('$name states why in one sentence', ({ comment }) => {
  expect(comment).toMatch(/^[A-Z].*[.a-z]$/)
})

/** Packages whose importers are limited. */
function packages(): string[] {
  return forbidden.flatMap(({ name = '' }) => name.split('owners-of-')[1] ?? [])
}

/** The files that a rule's own comment names as owners. */
function ownersOf(name: string): string[] {
  const comment = forbidden.find((rule) => rule.name === `owners-of-${name}`)?.comment ?? ''
  return comment.match(/[\w/-]+\.ts/g) ?? []
}

function violationsOf(name: string, { summary }: ICruiseResult): string[] {
  const found = summary.violations.filter(({ rule }) => rule.name === name)
  return [...new Set(found.map(({ from }) => from))].sort()
}

/** Cruises a tree of its own that holds these imports and, by default, what they lead to. */
async function cruised(imports: Import[], { complete = true } = {}): Promise<ICruiseResult> {
  const root = mkdtempSync(join(tmpdir(), 'jp-conformance-layers-'))
  roots.push(root)
  const locals = imports.filter(({ of }) => of.startsWith('.'))
  for (const { in: file, of } of complete ? locals : []) write(root, join(dirname(file), of), '')
  for (const { in: file } of imports) write(root, file, textOf(file, imports))
  writePackages(root)
  const { output } = await cruise(['.'], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: root,
  })
  if (typeof output === 'string') throw new Error(`the cruise answered with text: ${output}`)
  return output
}

const textOf = (file: string, imports: Import[]) =>
  imports.map((one) => (one.in === file ? `import '${one.of}'\n` : '')).join('')

function writePackages(root: string): void {
  const manifest = { dependencies: asDependencies(packages()), devDependencies: { vitest: '*' } }
  write(root, 'package.json', JSON.stringify(manifest))
  for (const name of [...packages(), 'vitest']) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(root, `node_modules/${name}/index.js`, '')
  }
}

const asDependencies = (names: string[]) => Object.fromEntries(names.map((name) => [name, '*']))

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
