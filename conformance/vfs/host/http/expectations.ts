import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../../engine/finding.ts'
import { answerText, type ProbeAnswer } from '../answer.ts'
import { arrivedAt, header } from '../arrivals.ts'
import {
  anError,
  asJson,
  both,
  contentOf,
  type Expected,
  isNone,
  member,
  result,
} from '../expected.ts'
import { SECRETS } from '../secrets.ts'
import { JSON_TEXT } from './routes.ts'

export const status = (value: number) => member('status', value)
export const good = both(
  status(200),
  result('a body that is a string', ({ body }) =>
    typeof body === 'string' ? undefined : `body ${asJson(body)}`,
  ),
)
/** The server answers 404 where nothing is, which is a result like others. */
export const answeredBy404 = status(404)

const plainBody = result('no encoding', ({ encoding }) =>
  isNone(encoding) ? undefined : `encoding ${asJson(encoding)}`,
)
export const bodyOf = (bytes: Buffer | string): Expected => ({
  ...contentOf(bytes),
  expected: 'the body as the server sent it',
  wrong: ({ result: found, ...answer }, c) =>
    contentOf(bytes).wrong({ ...answer, result: asContent(found) }, c),
})
const asContent = (found: unknown) => {
  const { body, encoding } = (found ?? {}) as Record<string, unknown>
  return found === undefined
    ? undefined
    : { content: body, ...(encoding !== undefined && { encoding }) }
}
export const text = both(plainBody, bodyOf(JSON_TEXT))

/** Text that the server calls bytes may be either. */
export const textOrBytes: Expected = {
  ...bodyOf(JSON_TEXT),
  note: ({ result: found }) =>
    isObject(found) && !isNone(found.encoding) ? 'bytes by their type' : 'text by its bytes',
}
export const base64 = (bytes: Buffer) => both(member('encoding', 'base64'), bodyOf(bytes))

export const bearer = `Bearer ${SECRETS.TOKEN}`
export const fillsIn = (c: HostConversation, findings: Finding[]): Finding[] =>
  header('/get-token', 'authorization', bearer)(c).every(({ kind }) => kind === 'satisfied')
    ? findings
    : [inconclusive('this host fills in no variable at all')]

/** That a value which is listed goes out before and after one that is not. */
export const refusesUnlisted = (by: string) => ({
  precondition: { [`${by} token`]: answeredAsIs, [`${by} covered again`]: answeredAsIs },
  expect: { [`${by} unlisted`]: anError },
})
export const answeredAsIs = result('a result', () => undefined)

const first = (c: HostConversation, path: string) => arrivedAt(c, path)[0]

/** The values under a name, in whatever way they are joined. */
export function repeated(c: HostConversation): Finding[] {
  const request = first(c, '/repeated')
  if (!request) return [violated('both headers', 'no request reached the server')]
  const { rawHeaders } = request
  const values = rawHeaders.filter(
    (_, i) => rawHeaders[i - 1]?.toLowerCase() === 'x-a' && i % 2 === 1,
  )
  const all = values.flatMap((value) => value.split(',')).map((value) => value.trim())
  const isBoth = all.includes('one') && all.includes('two')
  if (!isBoth) return [violated('both headers', `X-A: ${asJson(values)}`)]
  return [satisfied(values.length > 1 ? 'both are sent apart' : 'both are joined by a comma')]
}

/** Where a redirect to a URL that is not allowed led, and what it took along. */
export function away(c: HostConversation, answer: ProbeAnswer): Finding {
  const landed = first(c, '/landed')
  const expected = 'no request beyond the allowed URLs'
  if (!landed)
    return satisfied(answer.error ? `refused with the error ${answer.error.code}` : 'handed on')
  return violated(
    expected,
    holdsToken(landed)
      ? 'followed, with the value of a variable'
      : 'followed, without the value of a variable',
  )
}

export function across(c: HostConversation): Finding[] {
  const landed = first(c, '/landed-across')
  if (!landed) return [satisfied('not followed to another host that is allowed')]
  return [
    satisfiedUnless(
      holdsToken(landed) && 'followed to another host that is allowed, with the value',
      'no value of a variable at another host',
    ),
  ]
}

const holdsToken = (request: object) => JSON.stringify(request).includes(SECRETS.TOKEN)

/** What is left out is taken for none, or refused as invalid. */
export function optional(answer: ProbeAnswer): Finding {
  const { error, index } = answer
  if (!error) return satisfied('taken for none')
  if (error.code === -32602) return satisfied('refused with -32602')
  return violated(OPTIONAL, answerText(answer), index)
}

export const OPTIONAL = 'the error -32602, or a result'
