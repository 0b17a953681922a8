import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { conversationOf, reportOf } from '../fixtures/conversation.ts'
import type { HostCheck } from '../host-check.ts'
import { sandboxChecks } from '../sandbox.ts'
import { SECRETS } from '../secrets.ts'

const MARKER = '{directory}/marker.txt'
const SERVED = [
  { call: 'process.run', result: { stdout: '/project\n', stderr: '', exit_code: 0 } },
  { call: 'fs.read', result: { content: 'of the project', size: 14 } },
]
const CLOSED = { open: MARKER, ok: false }
const UNLISTABLE = { list: '{directory}/dir', ok: false }

const judge = (id: HostCheck['verifies'], ...seen: JsonObject[]) =>
  sandboxChecks
    .find((check) => check.verifies === id)
    ?.judge(conversationOf([{ id: 'call', result: 'done', report: reportOf(...seen) }]))

describe('a tool that may examine what it cannot open', () => {
  const filesOf = (...seen: JsonObject[]) =>
    judge('vfs.sandbox.no-direct-files', ...SERVED, UNLISTABLE, ...seen)

  test.each([true, false])('is reported, and no more: %s', (ok) => {
    const found = filesOf(CLOSED, { examine: MARKER, ok })
    expect(found?.map(({ kind }) => kind)).toEqual(['satisfied', 'satisfied', 'satisfied'])
    expect(found).toContainEqual({
      kind: 'satisfied',
      observed: `\`${MARKER}\` can${ok ? '' : 'not'} be examined`,
    })
  })

  test('is not a tool that opens it', () => {
    const found = filesOf({ open: MARKER, ok: true })
    expect(found).toMatchObject([{ kind: 'violated' }, { kind: 'satisfied' }])
  })
})

test.each([
  ['none of the values', [], { kind: 'satisfied' }],
  [
    'a value that no list names',
    [SECRETS.UNLISTED],
    { kind: 'satisfied', observed: /no list names/ },
  ],
  ['a value for the network', [SECRETS.TOKEN, SECRETS.UNLISTED], { kind: 'violated' }],
  ['a value for programs', [SECRETS.OTHER], { kind: 'violated' }],
])('the environment of a tool may hold %s', (_, found, { kind, ...reported }) => {
  const seen = { find_in_environment: Object.values(SECRETS), found }
  const [finding] = judge('vfs.sandbox.environment-without-secrets', seen) ?? []
  expect(finding?.kind).toBe(kind)
  if ('observed' in reported)
    expect(finding).toHaveProperty('observed', expect.stringMatching(reported.observed))
})
