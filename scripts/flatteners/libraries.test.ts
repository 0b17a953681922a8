import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import sources from '../../spec/flattener/examples/sources.json' with { type: 'json' }
import { INSTALL, installedIn } from './installed.ts'

const TIMEOUT_MS = 60_000

const root = join(import.meta.dirname, '../..')
const adapters = join(root, 'reference-impl/examples/flatteners')

/** What an adapter answers to lines that ask for these schemas. */
function answersOf(program: string, provider: string, schemas: unknown[]): Promise<Answer[]> {
  const lines = schemas.map((schema, id) => `${JSON.stringify({ id, provider, schema })}\n`)
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [join(adapters, program)],
      { timeout: TIMEOUT_MS },
      (error, stdout) => (error ? reject(error) : resolve(stdout.trim().split('\n').map(parsed))),
    )
    child.stdin?.end(lines.join(''))
  })
}

interface Answer {
  schema?: Record<string, unknown>
  refused?: { reason: string }
  error?: string
}

const parsed = (line: string) => JSON.parse(line) as Answer

const tools = sources.map(({ schema }) => schema)
const [git, , awaits] = tools

const reasonsOf = async (program: string, provider: string) =>
  (await answersOf(program, provider, tools)).map(({ refused }) => refused?.reason)

test('the page of adapters names the versions that are locked', () => {
  const page = readFileSync(join(adapters, 'README.md'), 'utf8')
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>('package.json')
  const { packages } = readJson<{ packages: Record<string, { version: string }> }>(
    'package-lock.json',
  )
  const configurations = readdirSync(adapters).filter((file) => file.endsWith('.yaml'))
  for (const file of configurations) {
    const name = /^name: '?(\S+)/m.exec(readFileSync(join(adapters, file), 'utf8'))?.[1] ?? ''
    const version = packages[`node_modules/${name}`]?.version
    expect(version).toBe(dependencies[name])
    expect(page).toContain(`| \`${file.replace('.yaml', '')}\` | ${version} |`)
  }
})

const readJson = <T>(file: string) => JSON.parse(readFileSync(join(adapters, file), 'utf8')) as T

// Without them the run counts one test as skipped and states why.
if (!installedIn(adapters)) test.skip(`the libraries are not called: ${INSTALL}`)
else
  describe('as it is installed', () => {
    test('openai refuses every union at the root', { timeout: TIMEOUT_MS }, async () => {
      const oneOf =
        'Schema at `<root>` uses unsupported keyword `oneOf` and cannot be represented in strict Structured Outputs.'
      const anyOf =
        'Root schema must not use `anyOf` because strict Structured Outputs requires a root object without a union.'
      expect(await reasonsOf('openai.ts', 'openai-strict')).toEqual([oneOf, oneOf, anyOf])
    })

    test('the SDK of Anthropic refuses branches without a type', {
      timeout: TIMEOUT_MS,
    }, async () => {
      const untyped =
        'JSON schema must have a type defined if anyOf/oneOf/allOf/enum/const are not used'
      expect(await reasonsOf('anthropic-sdk.ts', 'anthropic-strict')).toEqual([
        untyped,
        untyped,
        untyped,
      ])
    })

    test('@google/genai keeps oneOf as it is and refuses await', {
      timeout: TIMEOUT_MS,
    }, async () => {
      const [first, , last] = await answersOf('google-genai.ts', 'gemini-parameters', tools)
      expect(first?.schema).toEqual(git)
      expect(last?.refused?.reason).toBe('type and anyOf cannot be both populated.')
    })

    test.each([
      ['ai-sdk-google.ts', 'gemini-json-schema'],
      ['ai-sdk-openai.ts', 'openai-strict'],
      ['ai-sdk-openai.ts', 'openai-tools'],
      ['ai-sdk-anthropic.ts', 'anthropic-tools'],
      ['google-genai.ts', 'gemini-json-schema'],
    ])('%s sends every tool to %s as it is', { timeout: TIMEOUT_MS }, async (program, provider) => {
      const answers = await answersOf(program, provider, tools)
      expect(answers.map(({ schema }) => schema)).toEqual(tools)
    })

    test('json-schema-merge-allof joins allOf and changes nothing else', {
      timeout: TIMEOUT_MS,
    }, async () => {
      const joined = { type: 'object', allOf: [{ minProperties: 1 }, { maxProperties: 2 }] }
      const answers = await answersOf('merge-allof.js', 'portable-flat', [git, joined])
      expect(answers[0]?.schema).toEqual(git)
      expect(answers[1]?.schema).toEqual({ type: 'object', minProperties: 1, maxProperties: 2 })
    })

    test('@openapi-contrib writes constants as enumerations', { timeout: TIMEOUT_MS }, async () => {
      const [answer] = await answersOf('openapi-contrib.ts', 'gemini-parameters', [git])
      const text = JSON.stringify(answer?.schema)
      expect(text).toBe(JSON.stringify(git).replace(/"const":("\w+")/g, '"enum":[$1]'))
    })

    test('Mastra makes a constant nullable, and closes what has no members', {
      timeout: TIMEOUT_MS,
    }, async () => {
      const [layer] = await answersOf('mastra.ts', 'openai-strict', [git])
      expect(JSON.stringify(layer?.schema)).toContain(
        '"action":{"anyOf":[{"const":"spawn"},{"type":"null"}]}',
      )
      const [strict, other] = await answersOf('mastra-strict.ts', 'openai-strict', [git, awaits])
      expect(Object.keys(strict?.schema ?? {})).toEqual(['type', 'additionalProperties', 'anyOf'])
      expect(other?.schema?.required).toEqual(['any', 'all', 'timeout_secs'])
    })

    test('a provider that a library is not meant for is refused', {
      timeout: TIMEOUT_MS,
    }, async () => {
      const [answer] = await answersOf('openai.ts', 'ollama', [git])
      expect(answer?.refused?.reason).toBe('The library is not meant for this provider.')
    })
  })
