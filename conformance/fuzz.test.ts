import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGenerator } from 'json-schema-faker'
import { describe, expect, test } from 'vitest'
import { Project } from '../harness/peers/project.ts'
import { scripted } from '../harness/peers/scripted.ts'
import { answerTo, type HostState } from '../harness/peers/vfs-host.ts'
import type { Validate } from '../harness/validators/validate.ts'
import { byMethod, errorResponse } from '../harness/validators/vfs.ts'
import { isObject, type JsonObject } from '../harness/wire/json.ts'
import { METHODS } from './vfs/tool/methods.ts'

const folder = join(import.meta.dirname, '../spec/generated/schemas/vfs')
const RUNS = 50

/** The scripted host and the schemas were written apart: what one states the other must be able to read. */
describe('the scripted host on generated calls', () => {
  test.each(METHODS)('answers %s in the form that the specification gives', async (method) => {
    const generator = createGenerator({ seed: 1, alwaysFakeOptionals: false })
    const parts = (byMethod as unknown as Record<string, Record<string, Validate>>)[method]
    for (let run = 0; run < RUNS; run++) {
      const params = await generator.generate(paramsOf(method))
      expect(parts?.params?.(params), JSON.stringify(params)).toBe(true)
      const response = answerTo(host(), { jsonrpc: '2.0', id: run, method, params }, method)
      const fits = 'result' in response ? parts?.result?.(response.result) : errorResponse(response)
      expect(fits, `${JSON.stringify(params)} → ${JSON.stringify(response)}`).toBe(true)
    }
  })
})

/** The schema of a method's params, from the published file, with what it refers to put in its place. */
function paramsOf(method: string): JsonObject {
  const { $defs } = published(method)
  return resolved(($defs as Record<string, unknown>).params) as JsonObject
}

function published(name: string): JsonObject {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
}

function resolved(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(resolved)
  if (!isObject(schema)) return schema
  const name = typeof schema.$ref === 'string' && /\/spec\/vfs\/([\w.-]+)$/.exec(schema.$ref)?.[1]
  if (name) return resolved(published(name))
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolved(value)]))
}

function host(): HostState {
  return {
    project: new Project({ 'a.txt': 'one\ntwo\n', 'b/c.bin': { base64: '/wA=' } }),
    policy: { filesystem: { allow: ['.'], writable: true } },
    scripted: scripted([{ url: 'https://a.test/', status: 200 }], [{ program: 'true' }]),
  }
}
