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
const examples: Record<string, { breach: Import; twin: Import }> = {
  'spec-imports-nothing': {
    breach: { in: 'spec/generated/ids.ts', of: 'node:fs' },
    twin: { in: 'spec/generated/ids.ts', of: './types.ts' },
  },
  'wire-is-a-leaf': {
    breach: { in: 'harness/wire/lines.ts', of: '../clock.ts' },
    twin: { in: 'harness/clock.ts', of: './wire/lines.ts' },
  },
  'harness-knows-no-check': {
    breach: { in: 'harness/engine.ts', of: '../conformance/check.ts' },
    twin: { in: 'conformance/check.ts', of: '../harness/engine.ts' },
  },
  'engine-knows-no-protocol': {
    breach: { in: 'conformance/engine/run.ts', of: '../vfs/tool/suite.ts' },
    twin: { in: 'conformance/vfs/tool/plan.ts', of: '../../engine/run.ts' },
  },
  'conformance-judges-strangers': {
    breach: { in: 'conformance/vfs/tool/read.ts', of: '../../../reference-impl/vfs/tool.js' },
    twin: { in: 'conformance/self-test/read.ts', of: '../../reference-impl/vfs/tool.js' },
  },
  'self-test-writes-no-report': {
    breach: { in: 'conformance/self-test/run.ts', of: '../../reports/html.ts' },
    twin: { in: 'cli/report.ts', of: '../reports/html.ts' },
  },
  'reference-is-written-apart': {
    breach: { in: 'reference-impl/vfs/host.ts', of: '../../harness/peers/vfs-host.ts' },
    twin: { in: 'reference-impl/vfs/host.ts', of: '../../harness/wire/lines.ts' },
  },
  'reports-read-results': {
    breach: { in: 'reports/json.ts', of: '../conformance/engine/finding.ts' },
    twin: { in: 'reports/json.ts', of: '../spec/generated/results.ts' },
  },
  'self-test-stands-apart': {
    breach: { in: 'cli/first.ts', of: '../conformance/self-test/kills.ts' },
    twin: { in: 'conformance/self-test/first.ts', of: './kills.ts' },
  },
  'nothing-imports-the-cli': {
    breach: { in: 'harness/limits.ts', of: '../cli/numbers.ts' },
    twin: { in: 'cli/limits.ts', of: './numbers.ts' },
  },
  'nothing-imports-scripts': {
    breach: { in: 'cli/spec.ts', of: '../scripts/generate.ts' },
    twin: { in: 'scripts/spec.ts', of: './generate.ts' },
  },
  'nothing-imports-the-bench': {
    breach: { in: 'scripts/speed.ts', of: '../bench/run.ts' },
    twin: { in: 'bench/speed.ts', of: './run.ts' },
  },
  'nothing-imports-tests': {
    breach: { in: 'reports/a.test.ts', of: './b.test.ts' },
    twin: { in: 'reports/a.test.ts', of: './fixtures/b.ts' },
  },
  'ships-without-development-packages': {
    breach: { in: 'reports/late.ts', of: 'vitest' },
    twin: { in: 'reports/late.test.ts', of: 'vitest' },
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
    ...Object.values(examples).map(({ breach }) => breach),
    ...packages().map((of, i) => ({ in: `cli/stranger-${i}.ts`, of })),
    { in: 'reports/one.ts', of: './two.ts' },
    { in: 'reports/two.ts', of: './one.ts' },
  ])
  good = await cruised([
    ...Object.values(examples).map(({ twin }) => twin),
    ...packages().flatMap((of) => ownersOf(of).map((file) => ({ in: file, of }))),
    { in: 'reports/one.ts', of: './two.ts' },
    { in: 'reports/two.ts', of: './three.ts' },
  ])
})

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

test('every rule has a breach and a twin here', () => {
  const named = forbidden
    .map(({ name = '' }) => name)
    .filter((name) => !name.includes('owners-of-'))
  const elsewhere = ['no-cycles', 'imports-resolve']
  expect([...Object.keys(examples), ...elsewhere].sort()).toEqual(named.sort())
})

test.each(Object.entries(examples))(
  '%s refuses its breach and lets its twin pass',
  (name, { breach }) => {
    expect(breachesOf(name, bad)).toContain(breach.in)
    expect(breachesOf(name, good)).toEqual([])
  },
)

test('no-cycles refuses a circle and lets a line pass', () => {
  expect(breachesOf('no-cycles', bad)).toEqual(['reports/one.ts'])
  expect(breachesOf('no-cycles', good)).toEqual([])
})

test('imports-resolve refuses an import that leads nowhere and lets the others pass', async () => {
  const lost = await cruised([{ in: 'reports/a.ts', of: './b.ts' }], { complete: false })
  expect(breachesOf('imports-resolve', lost)).toEqual(['reports/a.ts'])
  expect(breachesOf('imports-resolve', good)).toEqual([])
})

test.each(packages())('owners-of-%s refuses a stranger and lets the owners pass', (name) => {
  const stranger = `cli/stranger-${packages().indexOf(name)}.ts`
  expect(breachesOf(`owners-of-${name}`, bad)).toContain(stranger)
  expect(breachesOf(`owners-of-${name}`, good)).toEqual([])
})

test.each(forbidden)('$name says why in one sentence', ({ comment }) => {
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

function breachesOf(name: string, { summary }: ICruiseResult): string[] {
  const found = summary.violations.filter(({ rule }) => rule.name === name)
  return [...new Set(found.map(({ from }) => from))].sort()
}

/** Cruises a tree of its own that holds these imports and, unless told otherwise, what they lead to. */
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
