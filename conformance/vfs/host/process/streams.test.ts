import { expect, test } from 'vitest'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { answering } from '../fixtures/answering.ts'
import { processChecks } from '../process.ts'
import { programs } from './programs.ts'
import { outputs } from './requests.ts'

const RUN = { result: { stdout: '', stderr: '', exit_code: 0 } }

test.each<[string, JsonObject, string]>([
  ['as text', { result: { stdout: '��', stderr: '', exit_code: 0 } }, 'stdout `"��"`'],
  ['as base64', { result: { stdout: '//4AAQ==', encoding: 'base64' } }, 'stdout `"//4AAQ=="`'],
  ['as an error', { error: { code: -32603, message: 'no text' } }, 'the error -32603'],
])('a host may answer with output that is no text %s', (_, answer, observed) => {
  const check = processChecks.find(
    ({ verifies }) => verifies === 'vfs.process.binary-output-stays-valid',
  )
  const c = answering(programs.scenario, (_method, params) =>
    params === outputs.bytes?.[1] ? answer : RUN,
  )
  expect(check?.judge(c)).toContainEqual({ kind: 'satisfied', observed })
})
