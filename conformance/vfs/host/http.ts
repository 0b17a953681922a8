import { satisfiedUnless } from '../../engine/finding.ts'
import { arrived, arrivedAt, header, nothingArrived } from './arrivals.ts'
import { anError, asJson, both, code, same } from './expected.ts'
import { hostChecks } from './host-check.ts'
import {
  across,
  answeredAsIs,
  answeredBy404,
  away,
  base64,
  bearer,
  bodyOf,
  fillsIn,
  good,
  OPTIONAL,
  optional,
  refusesUnlisted,
  repeated,
  status,
  text,
  textOrBytes,
} from './http/expectations.ts'
import { BYTES, NEARLY_TEXT, statuses } from './http/routes.ts'
import { noUrls, POSTED, web, wrongPaths, wrongs } from './http/scenarios.ts'
import { variableChecks } from './http/variables.ts'
import { hidden } from './secrets.ts'

/** What a host answers to `http.get` and `http.post`, and what it sends. @see rfd-d11 §HTTP methods */
export const httpChecks = [
  ...hostChecks(
    web.check('vfs.http.get-performs-request', {
      title: 'sends a GET for the URL and answers with status and body',
      expect: { plain: both(good, bodyOf('plain answer')) },
      requests: [],
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
      requests: [],
      also: (c) => [
        ...header(c, '/headers', 'X-A', '1'),
        ...header(c, '/headers', 'X-B', 'two words'),
        ...header(c, '/headers', 'User-Agent', 'probe/7'),
      ],
    }),
    web.check('vfs.http.repeated-headers-sent', {
      title: 'sends both headers of one name',
      requests: ['repeated'],
      also: repeated,
    }),
  ),
  ...variableChecks,
  ...hostChecks(
    web.check('vfs.http.url-checked-first', {
      title: 'refuses a URL beside its list before it connects',
      precondition: { plain: good, 'get covered again': answeredAsIs },
      expect: same(['get uncovered', 'refused with a value'], code(-32001)),
      requests: [],
      also: (c) => nothingArrived(c, '/get-uncovered', '/refused-value'),
    }),
    web.check('vfs.http.no-network-by-default', {
      title: 'reaches nothing for a tool without a policy',
      precondition: { plain: good },
      expect: same(['get without a list', 'post without a list'], code(-32001)),
      requests: [],
      also: (c) => nothingArrived(c, '/bare-get', '/bare-post'),
    }),
    web.check('vfs.http.allow-entry-boundaries', {
      title: 'takes an entry for no longer host, no other port and no user',
      precondition: { plain: good },
      expect: same(['another port', 'a longer host', 'a user before another host'], anError),
      requests: [],
      also: (c) => nothingArrived(c, '/another-port', '/longer-host', '/user'),
    }),
    web.check('vfs.http.redirect-stays-within-policy', {
      title: 'follows no redirect out of the policy, and takes no value to another host',
      requests: ['away', 'across', 'get token'],
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
      title: 'returns a body that is UTF-8 as text, unless the server calls it bytes',
      expect: { ...same(['json', 'untyped'], text), octets: textOrBytes },
    }),
    web.check('vfs.http.post-performs-request', {
      title: 'sends a POST with headers and body, and answers with status and body',
      expect: { posted: both(status(201), bodyOf('thanks')) },
      requests: [],
      also: (c) => [
        ...header(c, '/posted', 'Content-Type', 'application/json'),
        ...header(c, '/posted', 'X-A', 'posted'),
        ...arrived(c, '/posted', 'POST with the body as it was given', ({ method, body }) => {
          if (method !== 'POST') return method
          return body === POSTED ? undefined : `the body ${asJson(body)}`
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
      requests: [],
      also: (c) => [
        ...header(c, '/post-token', 'Authorization', bearer),
        ...nothingArrived(c, '/post-unlisted', '/post-unset', '/post-uncovered'),
        ...hidden(c, ['TOKEN', 'UNLISTED'], ['references']),
      ],
    }),
    web.check('vfs.http.invalid-params-refused', {
      title: 'refuses what is no URL and what are no headers',
      precondition: { 'before failures': answeredAsIs, 'after failures': answeredAsIs },
      expect: {
        ...same(Object.keys(wrongs), code(-32602)),
        ...same(Object.keys(noUrls), code(-32602, -32001)),
      },
      requests: [],
      also: (c) => nothingArrived(c, ...wrongPaths),
    }),
    web.check('vfs.http.headers-optional', {
      title: 'takes a request without headers, or refuses it',
      requests: ['no headers'],
      also: (c) => web.onAnswer(c, 'no headers', OPTIONAL, optional),
    }),
    web.check('vfs.http.transport-failure-answered', {
      title: 'answers a failed connection with an error and goes on',
      precondition: { 'before failures': answeredAsIs },
      expect: { closed: anError, cut: anError, 'after failures': answeredAsIs },
    }),
    web.check('vfs.http.host-makes-connections', {
      title: 'makes the connection itself',
      expect: { plain: bodyOf('plain answer'), posted: bodyOf('thanks') },
      requests: [],
      also: (c) => [
        ...arrived(c, '/plain', 'a request', () => undefined),
        ...arrived(c, '/posted', 'a request', () => undefined),
      ],
    }),
    web.check('vfs.http.lists-belong-to-tool', {
      title: "grants a tool nothing of another tool's lists",
      precondition: { 'get token': answeredAsIs, 'its own variable': answeredAsIs },
      expect: { "another's variable": anError, "another's URL": code(-32001) },
      requests: [],
      also: (c) => nothingArrived(c, '/another-variable', '/another-url'),
    }),
    web.check('vfs.http.body-optional', {
      title: 'takes a POST without a body for one with an empty body, or refuses it',
      requests: ['no body'],
      also: (c) => [
        ...web.onAnswer(c, 'no body', OPTIONAL, optional),
        ...arrivedAt(c, '/no-body').map(({ method, body, base64: bytes }) =>
          satisfiedUnless(
            (method !== 'POST' || body !== undefined || bytes !== undefined) &&
              `${method} with the body ${asJson(body ?? bytes)}`,
            'POST with an empty body',
          ),
        ),
      ],
    }),
  ),
]
