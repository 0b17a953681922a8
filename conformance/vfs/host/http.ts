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
      expect: { plain: both(good, bodyOf('plain answer')) },
      requests: [],
      also: (c) =>
        arrived('/plain', 'GET /plain?q=1&r=a%20b', ({ method, path }) =>
          method === 'GET' && path === '/plain?q=1&r=a%20b' ? undefined : `${method} ${path}`,
        )(c),
    }),
    web.check('vfs.http.any-status-is-a-result', {
      expect: Object.fromEntries(
        Object.entries(statuses).map(([name, value]) => [name, status(value)]),
      ),
    }),
    web.check('vfs.http.headers-reach-server', {
      expect: { headers: answeredBy404 },
      requests: [],
      also: (c) => [
        ...header('/headers', 'X-A', '1')(c),
        ...header('/headers', 'X-B', 'two words')(c),
        ...header('/headers', 'User-Agent', 'probe/7')(c),
      ],
    }),
    web.check('vfs.http.repeated-headers-sent', { requests: ['repeated'], also: repeated }),
  ),
  ...variableChecks,
  ...hostChecks(
    web.check('vfs.http.url-checked-first', {
      precondition: { plain: good, 'get covered again': answeredAsIs },
      expect: same(['get uncovered', 'refused with a value'], code(-32001)),
      requests: [],
      also: (c) => nothingArrived('/get-uncovered', '/refused-value')(c),
    }),
    web.check('vfs.http.no-network-by-default', {
      precondition: { plain: good },
      expect: same(['get without a list', 'post without a list'], code(-32001)),
      requests: [],
      also: (c) => nothingArrived('/bare-get', '/bare-post')(c),
    }),
    web.check('vfs.http.allow-entry-boundaries', {
      precondition: { plain: good },
      expect: same(['another port', 'a longer host', 'a user before another host'], anError),
      requests: [],
      also: (c) => nothingArrived('/another-port', '/longer-host', '/user')(c),
    }),
    web.check('vfs.http.redirect-stays-within-policy', {
      requests: ['away', 'across', 'get token'],
      also: (c) =>
        fillsIn(c, [
          ...web.onAnswer('away', 'an answer', (answer) => away(c, answer))(c),
          ...across(c),
        ]),
    }),
    web.check('vfs.http.binary-body-base64', {
      expect: { bytes: base64(BYTES), nearly: base64(NEARLY_TEXT) },
    }),
    web.check('vfs.http.text-body-plain', {
      expect: { ...same(['json', 'untyped'], text), octets: textOrBytes },
    }),
    web.check('vfs.http.post-performs-request', {
      expect: { posted: both(status(201), bodyOf('thanks')) },
      requests: [],
      also: (c) => [
        ...header('/posted', 'Content-Type', 'application/json')(c),
        ...header('/posted', 'X-A', 'posted')(c),
        ...arrived('/posted', 'POST with the body as it was given', ({ method, body }) => {
          if (method !== 'POST') return method
          return body === POSTED ? undefined : `the body ${asJson(body)}`
        })(c),
      ],
    }),
    web.check('vfs.http.post-follows-get-rules', {
      ...refusesUnlisted('post'),
      expect: {
        ...refusesUnlisted('post').expect,
        'post unset': anError,
        'post uncovered': code(-32001),
        'post bytes': base64(BYTES),
      },
      requests: [],
      also: (c) => [
        ...header('/post-token', 'Authorization', bearer)(c),
        ...nothingArrived('/post-unlisted', '/post-unset', '/post-uncovered')(c),
        ...hidden(c, ['TOKEN', 'UNLISTED'], ['references']),
      ],
    }),
    web.check('vfs.http.invalid-params-refused', {
      precondition: { 'before failures': answeredAsIs, 'after failures': answeredAsIs },
      expect: {
        ...same(Object.keys(wrongs), code(-32602)),
        ...same(Object.keys(noUrls), code(-32602, -32001)),
      },
      requests: [],
      also: (c) => nothingArrived(...wrongPaths)(c),
    }),
    web.check('vfs.http.headers-optional', {
      requests: ['no headers'],
      also: (c) => web.onAnswer('no headers', OPTIONAL, optional)(c),
    }),
    web.check('vfs.http.transport-failure-answered', {
      precondition: { 'before failures': answeredAsIs },
      expect: { closed: anError, cut: anError, 'after failures': answeredAsIs },
    }),
    web.check('vfs.http.host-makes-connections', {
      expect: { plain: bodyOf('plain answer'), posted: bodyOf('thanks') },
      requests: [],
      also: (c) => [
        ...arrived('/plain', 'a request', () => undefined)(c),
        ...arrived('/posted', 'a request', () => undefined)(c),
      ],
    }),
    web.check('vfs.http.lists-belong-to-tool', {
      precondition: { 'get token': answeredAsIs, 'its own variable': answeredAsIs },
      expect: { "another's variable": anError, "another's URL": code(-32001) },
      requests: [],
      also: (c) => nothingArrived('/another-variable', '/another-url')(c),
    }),
    web.check('vfs.http.body-optional', {
      requests: ['no body'],
      also: (c) => [
        ...web.onAnswer('no body', OPTIONAL, optional)(c),
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
