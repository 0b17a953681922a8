import type { HostConversation } from '../../../harness/host-conversation.ts'
import { broken, type Finding, kept, keptUnless, unclear } from '../../finding.ts'
import { hostChecks } from '../../host-check.ts'
import { type ProbeAnswer, told } from './answer.ts'
import { arrived, arrivedAt, header, nothingArrived, without } from './arrivals.ts'
import { anError, both, code, contentOf, type Expected, member, result, shown } from './expected.ts'
import {
  BYTES,
  JSON_TEXT,
  LITERALS,
  NEARLY_TEXT,
  POSTED,
  statuses,
  web,
  wrongPaths,
  wrongs,
} from './http-talk.ts'
import { hidden, reference, SECRETS, variable } from './secrets.ts'

const status = (value: number) => member('status', value)
const good = both(
  status(200),
  result('a body that is a string', ({ body }) =>
    typeof body === 'string' ? undefined : `body ${shown(body)}`,
  ),
)
/** The server answers 404 where nothing is, which is a result like others. */
const answeredBy404 = status(404)

const plainBody = result('no encoding', ({ encoding }) =>
  encoding === undefined ? undefined : `encoding ${shown(encoding)}`,
)
const bodyOf = (bytes: Buffer | string): Expected => ({
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
const text = both(plainBody, bodyOf(JSON_TEXT))
const base64 = (bytes: Buffer) => both(member('encoding', 'base64'), bodyOf(bytes))

const same = (names: readonly string[], expected: Expected) =>
  Object.fromEntries(names.map((name) => [name, expected]))

const bearer = `Bearer ${SECRETS.TOKEN}`

/** That references are filled in at all, without which it proves nothing that some are not. */
const fills = { 'get covered again': answeredBy404, 'get token': answeredBy404 }
const fillsIn = (c: HostConversation, findings: Finding[]): Finding[] =>
  header(c, '/get-token', 'authorization', bearer).every(({ kind }) => kind === 'kept')
    ? findings
    : [unclear('this host fills in no variable at all')]

/** That a value which is listed goes out before and after one that is not. */
const refusesUnlisted = (by: string) => ({
  given: { [`${by} token`]: answeredAsIs, [`${by} covered again`]: answeredAsIs },
  expect: { [`${by} unlisted`]: anError },
})
const answeredAsIs = result('a result', () => undefined)

const first = (c: HostConversation, path: string) => arrivedAt(c, path)[0]

/** The values under a name, in whatever way they are joined. */
function repeated(c: HostConversation): Finding[] {
  const request = first(c, '/repeated')
  if (!request) return [broken('both headers', 'no request reached the server')]
  const { rawHeaders } = request
  const values = rawHeaders.filter(
    (_, i) => rawHeaders[i - 1]?.toLowerCase() === 'x-a' && i % 2 === 1,
  )
  const all = values.flatMap((value) => value.split(',')).map((value) => value.trim())
  const isBoth = all.includes('one') && all.includes('two')
  if (!isBoth) return [broken('both headers', `X-A: ${shown(values)}`)]
  return [kept(values.length > 1 ? 'both are sent apart' : 'both are joined by a comma')]
}

/** An echoed value is the server's doing, so that it is told and not blamed. */
function echoed({ result: found, error }: ProbeAnswer): Finding {
  const body = JSON.stringify(found) ?? ''
  if (error) return kept(`refused with the error ${String(error.code)}`)
  if (body.includes(SECRETS.TOKEN))
    return broken('the value hidden', 'a value that the server echoes is handed to the tool')
  return kept('hidden')
}

/** Where a redirect to a URL that is not allowed led, and what it took along. */
function away(c: HostConversation, answer: ProbeAnswer): Finding {
  const landed = first(c, '/landed')
  const expected = 'no request beyond the allowed URLs'
  if (!landed)
    return kept(answer.error ? `refused with the error ${answer.error.code}` : 'handed on')
  return broken(
    expected,
    holdsToken(landed)
      ? 'followed, with the value of a variable'
      : 'followed, without the value of a variable',
  )
}

function across(c: HostConversation): Finding[] {
  const landed = first(c, '/landed-across')
  if (!landed) return [kept('not followed to another host that is allowed')]
  return [
    keptUnless(
      holdsToken(landed) && 'followed to another host that is allowed, with the value',
      'no value of a variable at another host',
    ),
  ]
}

const holdsToken = (request: object) => JSON.stringify(request).includes(SECRETS.TOKEN)

/** A value with line breaks may be refused, or sent in a way that makes no header of it. */
const addsNoHeader = (c: HostConversation, path: string): Finding[] => {
  const odd = arrivedAt(c, path).find(({ headers }) => headers['x-injected'] !== undefined)
  return [keptUnless(odd && 'a further header X-Injected', `${path}: no further header`)]
}

/** What is left out is taken for none, or refused as invalid. */
function optional(answer: ProbeAnswer): Finding {
  const { error, index } = answer
  if (!error) return kept('taken for none')
  if (error.code === -32602) return kept('refused with -32602')
  return broken(OPTIONAL, told(answer), index)
}

const OPTIONAL = 'the error -32602, or a result'

/** What a host answers to `http.get` and `http.post`, and what it sends. @see rfd-d11 §HTTP methods */
export const httpChecks = hostChecks(
  web.check('vfs.http.get-performs-request', {
    title: 'sends a GET for the URL and answers with status and body',
    expect: { plain: both(good, bodyOf('plain answer')) },
    also: (c) =>
      arrived(c, '/plain', 'GET /plain?q=1&r=a%20b', ({ method, path }) =>
        method === 'GET' && path === '/plain?q=1&r=a%20b' ? undefined : `${method} ${path}`,
      ),
  }),
  web.check('vfs.http.any-status-is-a-result', {
    title: 'answers with whatever status the server has',
    expect: Object.fromEntries(
      Object.entries(statuses).map(([name, value]) => [name, status(value)]),
    ),
  }),
  web.check('vfs.http.headers-reach-server', {
    title: 'sends the headers that it is given',
    expect: { headers: answeredBy404 },
    also: (c) => [
      ...header(c, '/headers', 'X-A', '1'),
      ...header(c, '/headers', 'X-B', 'two words'),
      ...header(c, '/headers', 'User-Agent', 'probe/7'),
    ],
  }),
  web.check('vfs.http.repeated-headers-sent', {
    title: 'sends both headers of one name',
    also: repeated,
  }),
  web.check('vfs.http.variable-substituted', {
    title: 'puts the value of a listed variable into a header',
    expect: { 'get token': answeredBy404 },
    also: (c) => header(c, '/get-token', 'Authorization', bearer),
  }),
  web.check('vfs.http.variable-from-host-environment', {
    title: 'takes the value from its own environment',
    expect: { 'its own variable': answeredBy404 },
    also: (c) => [
      ...header(c, '/own-variable', 'X-A', SECRETS.OTHER),
      ...header(c, '/get-token', 'Authorization', bearer),
    ],
  }),
  web.check('vfs.http.unlisted-variable-refused', {
    title: 'refuses a variable that is not listed',
    ...refusesUnlisted('get'),
    also: (c) => [
      ...nothingArrived(c, '/get-unlisted'),
      ...hidden(c, ['UNLISTED'], ['references']),
    ],
  }),
  web.check('vfs.http.unset-variable-refused', {
    title: 'refuses a listed variable that it does not have',
    given: { 'get token': answeredAsIs, 'get covered again': answeredAsIs },
    expect: { 'get unset': anError },
    also: (c) => nothingArrived(c, '/get-unset'),
  }),
  web.check('vfs.http.value-hidden-from-tool', {
    title: 'shows no value of a variable, neither in results nor in errors',
    given: { 'before failures': answeredAsIs, 'after failures': answeredAsIs },
    also: (c) =>
      fillsIn(c, hidden(c, ['TOKEN', 'OTHER', 'UNLISTED', 'BROKEN'], ['references', 'failures'])),
  }),
  web.check('vfs.http.echoed-value-hidden', {
    title: 'hides a value that the server echoes',
    also: (c) =>
      fillsIn(
        c,
        web.onAnswer(c, 'echo', 'an answer', (answer) => echoed(answer)),
      ),
  }),
  web.check('vfs.http.every-reference-substituted', {
    title: 'replaces every reference of every header',
    expect: { several: answeredBy404 },
    also: (c) => [
      ...header(c, '/several', 'X-Pair', `${SECRETS.TOKEN}:${SECRETS.OTHER}`),
      ...header(c, '/several', 'X-Twice', `${SECRETS.TOKEN}${SECRETS.TOKEN}`),
      ...header(c, '/several', 'X-Between', `before ${SECRETS.OTHER} after`),
    ],
  }),
  web.check('vfs.http.substitution-only-in-header-values', {
    title: 'replaces nothing in a URL, in a name or in a body',
    given: fills,
    expect: { 'in the body': answeredBy404 },
    also: (c) =>
      fillsIn(c, [
        ...['/in-url', '/in-name', '/in-body'].flatMap((path) => without(c, path, [SECRETS.TOKEN])),
        ...arrived(c, '/in-body', 'the body as it was given', ({ body }) =>
          body === `a ${reference(variable('TOKEN'))} b` ? undefined : `the body ${shown(body)}`,
        ),
      ]),
  }),
  web.check('vfs.http.other-text-unchanged', {
    title: 'leaves other text with dollars, percents and braces alone',
    expect: { literals: answeredBy404 },
    also: (c) =>
      Object.entries(LITERALS).flatMap(([name, value]) => header(c, '/literals', name, value)),
  }),
  web.check('vfs.http.substitution-not-repeated', {
    title: 'looks for no reference in a value that it put in',
    given: fills,
    also: (c) =>
      fillsIn(c, [
        ...header(c, '/nested', 'X-Nested', reference(variable('UNLISTED'))),
        ...header(c, '/nested-listed', 'X-Nested', reference(variable('TOKEN'))),
      ]),
  }),
  web.check('vfs.http.substituted-value-adds-no-header', {
    title: 'makes no header of a line break in a value',
    given: { 'before failures': answeredAsIs },
    also: (c) => fillsIn(c, [...addsNoHeader(c, '/lines'), ...addsNoHeader(c, '/feed')]),
  }),
  web.check('vfs.http.url-checked-first', {
    title: 'refuses a URL beside its list before it connects',
    given: { plain: good, 'get covered again': answeredAsIs },
    expect: same(['get uncovered', 'refused with a value'], code(-32001)),
    also: (c) => nothingArrived(c, '/get-uncovered', '/refused-value'),
  }),
  web.check('vfs.http.no-network-by-default', {
    title: 'reaches nothing for a tool without a policy',
    given: { plain: good },
    expect: same(['get without a list', 'post without a list'], code(-32001)),
    also: (c) => nothingArrived(c, '/bare-get', '/bare-post'),
  }),
  web.check('vfs.http.allow-entry-boundaries', {
    title: 'takes an entry for no longer host, no other port and no user',
    given: { plain: good },
    expect: same(['another port', 'a longer host', 'a user before another host'], anError),
    also: (c) => nothingArrived(c, '/another-port', '/longer-host', '/user'),
  }),
  web.check('vfs.http.redirect-stays-within-policy', {
    title: 'follows no redirect out of the policy, and takes no value to another host',
    also: (c) =>
      fillsIn(c, [
        ...web.onAnswer(c, 'away', 'an answer', (answer) => away(c, answer)),
        ...across(c),
      ]),
  }),
  web.check('vfs.http.binary-body-base64', {
    title: 'returns a body that is no text in base64',
    expect: { bytes: base64(BYTES), nearly: base64(NEARLY_TEXT) },
  }),
  web.check('vfs.http.text-body-plain', {
    title: 'returns a body that is UTF-8 as text',
    expect: same(['json', 'untyped', 'octets'], text),
  }),
  web.check('vfs.http.post-performs-request', {
    title: 'sends a POST with headers and body, and answers with status and body',
    expect: { posted: both(status(201), bodyOf('thanks')) },
    also: (c) => [
      ...header(c, '/posted', 'Content-Type', 'application/json'),
      ...header(c, '/posted', 'X-A', 'posted'),
      ...arrived(c, '/posted', 'POST with the body as it was given', ({ method, body }) => {
        if (method !== 'POST') return method
        return body === POSTED ? undefined : `the body ${shown(body)}`
      }),
    ],
  }),
  web.check('vfs.http.post-follows-get-rules', {
    title: 'keeps the rules of http.get for http.post',
    ...refusesUnlisted('post'),
    expect: {
      ...refusesUnlisted('post').expect,
      'post unset': anError,
      'post uncovered': code(-32001),
      'post bytes': base64(BYTES),
    },
    also: (c) => [
      ...header(c, '/post-token', 'Authorization', bearer),
      ...nothingArrived(c, '/post-unlisted', '/post-unset', '/post-uncovered'),
      ...hidden(c, ['TOKEN', 'UNLISTED'], ['references']),
    ],
  }),
  web.check('vfs.http.invalid-params-refused', {
    title: 'refuses what is no URL and what are no headers',
    given: { 'before failures': answeredAsIs, 'after failures': answeredAsIs },
    expect: same(Object.keys(wrongs), code(-32602)),
    also: (c) => nothingArrived(c, ...wrongPaths),
  }),
  web.check('vfs.http.headers-optional', {
    title: 'takes a request without headers, or refuses it',
    also: (c) => web.onAnswer(c, 'no headers', OPTIONAL, optional),
  }),
  web.check('vfs.http.transport-failure-answered', {
    title: 'answers a failed connection with an error and goes on',
    given: { 'before failures': answeredAsIs },
    expect: { closed: anError, cut: anError, 'after failures': answeredAsIs },
  }),
  web.check('vfs.http.host-makes-connections', {
    title: 'makes the connection itself',
    expect: { plain: bodyOf('plain answer'), posted: bodyOf('thanks') },
    also: (c) => [
      ...arrived(c, '/plain', 'a request', () => undefined),
      ...arrived(c, '/posted', 'a request', () => undefined),
    ],
  }),
  web.check('vfs.http.lists-belong-to-tool', {
    title: "grants a tool nothing of another tool's lists",
    given: { 'get token': answeredAsIs, 'its own variable': answeredAsIs },
    expect: { "another's variable": anError, "another's URL": code(-32001) },
    also: (c) => nothingArrived(c, '/another-variable', '/another-url'),
  }),
  web.check('vfs.http.body-optional', {
    title: 'takes a POST without a body for one with an empty body, or refuses it',
    also: (c) => [
      ...web.onAnswer(c, 'no body', OPTIONAL, optional),
      ...arrivedAt(c, '/no-body').map(({ method, body, base64: bytes }) =>
        keptUnless(
          (method !== 'POST' || body !== undefined || bytes !== undefined) &&
            `${method} with the body ${shown(body ?? bytes)}`,
          'POST with an empty body',
        ),
      ),
    ],
  }),
)
