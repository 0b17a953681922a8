import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Catalogue } from '../spec/generated/catalogue.ts'
import { generate } from './generate/all.ts'
import { exported } from './generate/exported.ts'
import type { Output } from './generate/output.ts'
import { formatSchema } from './spec/formats.ts'
import { smallSpec, written } from './spec/small-spec.ts'
import { readTree } from './spec/tree.ts'

// Each start compiles every schema, which takes seconds on a busy machine.
const timeouts = 60_000

let root = ''
let outputs: Output[] = []

beforeAll(async () => {
  root = written(smallSpec)
  outputs = await generate(readTree(root).tree)
}, timeouts)
afterAll(() => rmSync(root, { recursive: true }))

describe('generated files', () => {
  test('are the same for the same specification', async () => {
    expect(await generate(readTree(root).tree)).toEqual(outputs)
  })

  test('stand in the order of their paths, each once', () => {
    const paths = outputs.map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)].sort())
  })

  test('use no `any` in their types', () => {
    const types = outputs.filter(({ path }) => path.endsWith('.ts'))
    for (const { path, text } of types) expect(code(text), path).not.toMatch(/\bany\b/)
  })

  test('import nothing from a package', () => {
    const scripts = outputs.filter(({ path }) => /\.(js|ts)$/.test(path))
    for (const { path, text } of scripts) {
      expect(text, path).not.toContain('require(')
      expect(text, path).not.toMatch(/from '[^.]/)
    }
  })
})

describe('the catalogue', () => {
  const catalogue = (): Catalogue => JSON.parse(textOf('catalogue.json'))

  test('has the form that spec/formats/catalogue.schema.json describes', () => {
    const judge = new Ajv2020().compile(formatSchema('catalogue'))
    expect(judge(catalogue()), JSON.stringify(judge.errors)).toBe(true)
  })

  test('fills in every default', () => {
    expect(catalogue().requirements.find(({ id }) => id.endsWith('tool-flushes'))).toMatchObject({
      area: 'vfs.framing',
      disposition: 'require',
      source: ['rfd-d11 §Message framing'],
      clauses: { 'last-line': 'The last line is handed on before the tool exits.' },
      file: 'spec/vfs/framing.yaml',
      line: 11,
    })
  })

  test('has one requirement a line', () => {
    expect(textOf('catalogue.json').match(/^\{"id":"vfs\.framing\.[^\n]*\},?$/gm)).toHaveLength(3)
  })

  test('names the requirements that an ambiguity touches', () => {
    expect(catalogue().ambiguities[0]).toMatchObject({
      requirements: ['vfs.framing.one-object-per-line'],
    })
  })
})

describe('the machines', () => {
  test('list what is legal and everything that is not', () => {
    const text = textOf('machines.ts')
    expect(text).toContain('{"from":"ready","on":"init","by":"host"},')
    expect(text).not.toContain('{"from":"ready","on":"crash","by":"tool"},')
  })
})

describe('the requirement ids', () => {
  test('are unions by role', () => {
    const text = textOf('requirement-ids.ts')
    expect(text).toContain("HostRequirementId =\n  | 'vfs.framing.line-endings'\n")
    expect(text).toContain('RequirementId =\n  | HostRequirementId\n  | ToolRequirementId\n')
  })

  test('name each clause behind the id of its requirement', () => {
    const text = textOf('requirement-ids.ts')
    const refs = [
      "'vfs.framing.tool-flushes#when-complete'",
      "'vfs.framing.tool-flushes#last-line'",
    ]
    expect(text).toContain(
      `ToolClauseRef =\n  | ToolRequirementId\n${refs.map((ref) => `  | ${ref}\n`).join('')}`,
    )
    expect(text).toContain('ClauseRef =\n  | HostClauseRef\n  | ToolClauseRef\n')
  })
})

describe('the index', () => {
  test('lists the clauses of a requirement below its text', () => {
    const index = exported(readTree(root).tree).find(({ path }) => path === 'index.md')
    expect(index?.text).toContain(
      'The tool flushes.<br>`#when-complete` A complete line is handed on at once.<br>`#last-line` ',
    )
  })
})

describe('the command', { timeout: timeouts }, () => {
  beforeAll(() => {
    run()
  }, timeouts)

  test('writes the files, and finds no drift after it', async () => {
    expect(run().status).toBe(0)
    expect(run('--check').status).toBe(0)
  })

  test('names a file that drifted and the command that mends it', () => {
    writeFileSync(join(root, 'spec/generated/machines.ts'), 'old')
    const { status, stderr } = run('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('spec/generated/machines.ts differs')
    expect(stderr).toContain('npm run spec')
    expect(readFileSync(join(root, 'spec/generated/machines.ts'), 'utf8')).toBe('old')
  })

  test('names a file that is left over, and removes it', () => {
    writeFileSync(join(root, 'spec/generated/old.ts'), '')
    expect(run('--check').stderr).toContain('spec/generated/old.ts is not generated any more')
    run()
    expect(run('--check').status).toBe(0)
  })

  test('writes nothing when the specification has the wrong form', () => {
    const bad = written({ 'spec/vfs/framing.yaml': 'area: vfs.framing\n' })
    const { status, stderr } = run('--root', bad)
    rmSync(bad, { recursive: true })
    expect(status).toBe(1)
    expect(stderr).toContain('spec/vfs/framing.yaml:1')
  })
})

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'generate.ts'), '--root', root, ...args], {
    encoding: 'utf8',
  })

const textOf = (path: string): string => outputs.find((each) => each.path === path)?.text ?? ''

/** Source without comments and strings, where the word may stand. */
const code = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/'[^'\n]*'|"[^"\n]*"/g, "''")
