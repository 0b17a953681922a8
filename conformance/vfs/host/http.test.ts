import { expect, test } from 'vitest'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { type Answering, answering } from './fixtures/answering.ts'
import { web } from './http/scenarios.ts'
import { noUrls, wrongs } from './http/wrong-requests.ts'
import { httpChecks } from './http.ts'

const refused = (code: number) => ({ error: { code, message: 'refused' } })

const isOneOf = (requests: object, params: JsonObject) =>
  Object.values(requests).some(([, wanted]) => wanted === params)

/** A host that refuses texts that are no URL, and other wrong params, with these codes. */
const refusing =
  (noUrl: number, wrong: number): Answering =>
  (_, params) => {
    if (isOneOf(noUrls, params)) return refused(noUrl)
    return isOneOf(wrongs, params) ? refused(wrong) : { result: { status: 200, body: '' } }
  }

test.each([
  ['its params first', -32602, -32602, 'satisfied'],
  ['its allow list first', -32001, -32602, 'satisfied'],
  ['a host name', -32002, -32602, 'violated'],
  ['its allow list before it looks for a URL', -32001, -32001, 'violated'],
])('a host may look at %s', (_, noUrl, wrong, kind) => {
  const check = httpChecks.find(({ verifies }) => verifies === 'vfs.http.invalid-params-refused')
  const found = check?.judge(answering(web.scenario, refusing(noUrl, wrong), { web: [] })) ?? []
  expect(found.find((finding) => finding.kind !== 'satisfied')?.kind ?? 'satisfied').toBe(kind)
})
