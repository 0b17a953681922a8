import { isObject } from '../../../../harness/wire/json.ts'
import { inconclusive, satisfied, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { type AnswerJudge, answerText } from '../answer.ts'
import { arrivedAt, header } from '../arrivals.ts'
import {
  anError,
  aResult,
  asJson,
  both,
  contentOf,
  type Expected,
  isNone,
  member,
  memberThat,
  status,
} from '../expected.ts'
import { isMet, type Judge, judgedBy } from '../host-check.ts'
import { SECRETS } from '../secrets.ts'
import { JSON_TEXT, LIKE_BYTES } from './routes.ts'

export const aText = memberThat(
  'body',
  'a body that is a string',
  (body) => typeof body === 'string',
)

export const good = both(status(200), aText)

/** The server answers 404 where nothing is, which is a result like others. */
export const answeredBy404 = status(404)

export const bodyOf = (bytes: Buffer | string): Expected => ({
  ...contentOf(bytes),
  expected: 'the body as the server sent it',
  wrong: ({ result: found, ...answer }, c) =>
    contentOf(bytes).wrong({ ...answer, result: asContent(found) }, c),
})
const asContent = (found: unknown) => {
  if (found === undefined) return undefined
  const { body, encoding } = (found ?? {}) as Record<string, unknown>
  return { content: body, ...(encoding !== undefined && { encoding }) }
}
/** Text that is UTF-8, whatever characters it holds. */
export const asText = (text: string) =>
  both(memberThat('encoding', 'no encoding', isNone), bodyOf(text))

export const text = asText(JSON_TEXT)
export const likeBytes = asText(LIKE_BYTES)

/** Text that the server calls bytes may be either. */
export const textOrBytes: Expected = {
  ...bodyOf(JSON_TEXT),
  note: ({ result: found }) =>
    isObject(found) && !isNone(found.encoding) ? 'bytes by their type' : 'text by its bytes',
}

/** In the standard alphabet and padded, as whoever decodes it strictly needs it. */
export const base64 = (bytes: Buffer) =>
  both(
    member('encoding', 'base64'),
    both(
      bodyOf(bytes),
      memberThat('body', 'standard base64', (body) => body === bytes.toString('base64')),
    ),
  )

export const bearer = `Bearer ${SECRETS.TOKEN}`

/** Judges only a host that fills in variables. */
export const fillingIn =
  (...judges: Judge[]): Judge =>
  (c) =>
    isMet(header('/get-token', 'authorization', bearer), c)
      ? judgedBy(judges)(c)
      : inconclusive('this host fills in no variable at all')

/** That a value which is listed goes out before and after one that is not. */
export const refusesUnlisted = (by: string) => ({
  precondition: { [`${by} token`]: aResult, [`${by} covered again`]: aResult },
  expect: { [`${by} unlisted`]: anError },
})

/** The values under a name, in whatever way they are joined. */
export const repeated: Judge = (c) => {
  const [request] = arrivedAt(c, '/repeated')
  if (!request) return violated('each header', 'no request reached the server')
  const { rawHeaders } = request
  const values = rawHeaders.filter(
    (_, i) => rawHeaders[i - 1]?.toLowerCase() === 'x-a' && i % 2 === 1,
  )
  const all = values.flatMap((value) => value.split(',')).map((value) => value.trim())
  if (all.toSorted().join() !== 'one,one,two')
    return violated('each header', `X-A: ${asJson(values)}`)
  return satisfied(values.length > 1 ? 'they are sent apart' : 'they are joined by a comma')
}

const holdsToken = (request: object) => JSON.stringify(request).includes(SECRETS.TOKEN)

/** Where redirects lead to what their tool may not reach, by the request. */
export const AWAY = {
  away: '/landed',
  'away twice': '/landed-twice',
  'post away': '/landed-post',
  'redirected beside': '/landed-beside',
} as const

/** Where a redirect to a URL that is not allowed led, and what it took along. */
export const awayTo =
  (path: string): AnswerJudge =>
  ({ error }, c) => {
    const [landed] = arrivedAt(c, path)
    if (!landed) return satisfied(error ? `refused with the error ${error.code}` : 'handed on')
    const by = holdsToken(landed) ? 'with' : 'without'
    return violated('no request beyond the allowed URLs', `followed, ${by} the value of a variable`)
  }

export const across: Judge = (c) => {
  const [landed] = arrivedAt(c, '/landed-across')
  if (!landed) return satisfied('not followed to another host that is allowed')
  const wrong = holdsToken(landed) && 'followed to another host that is allowed, with the value'
  return satisfiedUnless(wrong, 'no value of a variable at another host')
}

/** What is left out is taken for none, or refused as invalid. */
export const optional: AnswerJudge = (answer) => {
  if (!answer.error) return satisfied('taken for none')
  return answer.error.code === -32602 ? satisfied('refused with -32602') : answerText(answer)
}

export const OPTIONAL = 'the error -32602, or a result'
