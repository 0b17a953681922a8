import { mapValues } from '../../../harness/wire/json.ts'
import { arrived, arrivedAt, header, nothingArrived } from './arrivals.ts'
import { anError, aResult, both, code, notOf, same, status } from './expected.ts'
import type { Judge } from './host-check.ts'
import * as expected from './http/expectations.ts'
import { posted } from './http/posted.ts'
import * as routes from './http/routes.ts'
import { web } from './http/scenarios.ts'
import * as sent from './http/sent.ts'
import { HEADERS } from './http/values.ts'
import { variableChecks } from './http/variables.ts'
import { noUrls, wrongPaths, wrongs } from './http/wrong-requests.ts'
import { hidden } from './secrets.ts'

const { base64, bodyOf, fillingIn, good, OPTIONAL, optional } = expected
const { BODILESS, BYTES, LATE, LONG_TEXT, NEARLY_TEXT, PLAIN, STATUSES } = routes
const { asksFor, emptyBody, noneFromBefore, times, wholeHeader } = sent

const FOUND = ['escaped', 'ordered', 'slashes', 'spelt', 'a long address']

/** A host may refuse a POST without a body as incomplete. */
const emptyIfSent: Judge = (c) =>
  arrivedAt(c, '/no-body').length > 0 ? emptyBody('/no-body')(c) : []

/** The status of a server, and the text that came with it. */
const answeredAs = (value: number) =>
  both(status(value), bodyOf(BODILESS.includes(value) ? '' : `status ${value}`))

/** Redirects to what the tool may not reach. */
const redirected = Object.entries(expected.AWAY).map(([name, path]) =>
  web.onAnswer(name, 'an answer', expected.awayTo(path)),
)

/** What is tried by `http.get`, and by `http.post` as well. */
const eachMethod = (name: string) => [name, `post ${name}`]

const unlistedPost = expected.refusesUnlisted('post')

/** What a host answers to `http.get` and `http.post`, and what it sends. @see rfd-d11 §HTTP methods */
export const httpChecks = [
  ...web.checks({
    'vfs.http.get-performs-request#address': {
      expect: { plain: good, ...same(FOUND, expected.answeredBy404) },
      also: routes.ADDRESSES.map(asksFor),
    },
    'vfs.http.get-performs-request#once': {
      expect: { plain: good, ...same(['once', 'again'], expected.answeredBy404) },
      also: [times('/plain'), times('/ordered'), times('/again', 2)],
    },
    'vfs.http.get-performs-request#result': {
      expect: {
        plain: good,
        'status 204': both(status(204), expected.aText),
        nothing: both(status(200), expected.asText('')),
      },
    },
    'vfs.http.get-performs-request#text': {
      expect: { plain: bodyOf(PLAIN), 'long text': bodyOf(LONG_TEXT) },
    },
    'vfs.http.any-status-is-a-result': {
      expect: mapValues(routes.statuses, (value) => answeredAs(value)),
      also: STATUSES.map((value) => times(`/status-${value}`)),
    },
    'vfs.http.headers-reach-server': {
      expect: { headers: expected.answeredBy404 },
      also: Object.entries(HEADERS).map(([name, value]) =>
        (value.length > 100 ? wholeHeader : header)('/headers', name, value),
      ),
    },
    'vfs.http.repeated-headers-sent': { requests: ['repeated'], also: expected.repeated },
  }),
  ...variableChecks,
  ...web.checks(
    {
      'vfs.http.url-checked-first': {
        precondition: { 'get covered again': aResult },
        expect: same(
          [
            ...['get uncovered', 'refused with a value'],
            ...['get without network', 'get with an empty list'],
          ],
          code(-32001),
        ),
        also: nothingArrived('/get-uncovered', '/refused-value', '/files-get', '/nowhere'),
      },
      'vfs.policy.refusal-ends-call-only': {
        title: 'After a refused URL the allowed ones are still served.',
        precondition: { 'get token': aResult, 'get uncovered': anError },
        expect: { 'get covered again': expected.answeredBy404 },
      },
      'vfs.http.no-network-by-default': {
        expect: same(['get without a list', 'post without a list'], code(-32001)),
        also: nothingArrived('/bare-get', '/bare-post'),
      },
      'vfs.http.allow-entry-boundaries#origin': {
        expect: same(['another port', 'a longer host', 'a user before another host'], anError),
        also: nothingArrived('/another-port', '/longer-host', '/user'),
      },
      'vfs.http.allow-entry-boundaries#path': {
        precondition: { 'below the first entry': aResult, 'the last entry': aResult },
        expect: same(['beside the entries', 'above the entries'], anError),
        requests: ['out of an entry', 'out of an entry in escapes'],
        also: nothingArrived('/third', '/', '/fourth'),
      },
      'vfs.http.allow-entry-boundaries#each-entry': {
        expect: same(
          ['the first entry', ...['first', 'second'].map((each) => `below the ${each} entry`)],
          expected.answeredBy404,
        ),
      },
    },
    { precondition: { plain: good } },
  ),
  ...web.checks({
    'vfs.http.redirect-stays-within-policy': {
      requests: [...Object.keys(expected.AWAY), 'across', 'get token'],
      also: fillingIn(...redirected, expected.across),
    },
    'vfs.http.binary-body-base64': {
      expect: {
        ...{ bytes: base64(BYTES), nearly: base64(NEARLY_TEXT), late: base64(LATE) },
        'missing bytes': both(status(404), base64(BYTES)),
      },
    },
    'vfs.http.text-body-plain': {
      expect: {
        ...same(['json', 'untyped', 'undeclared'], expected.text),
        'like bytes': expected.likeBytes,
        octets: expected.textOrBytes,
      },
    },
    'vfs.http.post-performs-request': posted,
    'vfs.http.post-follows-get-rules': {
      ...unlistedPost,
      expect: {
        ...unlistedPost.expect,
        'post unset': anError,
        'post uncovered': code(-32001),
        'post bytes': base64(BYTES),
      },
      also: [
        header('/post-token', 'Authorization', expected.bearer),
        nothingArrived('/post-unlisted', '/post-unset', '/post-uncovered'),
        hidden(['TOKEN', 'UNLISTED'], ['references']),
      ],
    },
    'vfs.http.invalid-params-refused': {
      precondition: { 'before failures': aResult, 'after failures': aResult },
      expect: {
        ...same(Object.keys(wrongs), code(-32602)),
        ...same(Object.keys(noUrls), code(-32602, -32001)),
      },
      also: nothingArrived(...wrongPaths),
    },
    'vfs.http.headers-optional': {
      requests: ['no headers'],
      also: [web.onAnswer('no headers', OPTIONAL, optional), noneFromBefore],
    },
    'vfs.http.transport-failure-answered': {
      precondition: { 'before failures': aResult },
      expect: {
        ...same(['closed', 'cut', 'unanswered'].flatMap(eachMethod), anError),
        'after failures': aResult,
      },
    },
    'vfs.codes.timeout-and-cancelled-reserved': {
      title: 'gives no code of time or cancellation to a connection that nobody takes',
      precondition: { 'before failures': aResult },
      expect: same(['closed', 'post closed'], notOf(-32004, -32005)),
    },
    'vfs.http.host-makes-connections': {
      expect: { plain: bodyOf(PLAIN), posted: bodyOf('thanks') },
      also: [arrived('/plain'), arrived('/posted')],
    },
    'vfs.http.lists-belong-to-tool': {
      precondition: { 'get token': aResult, 'its own variable': aResult },
      expect: { "another's variable": anError, "another's URL": code(-32001) },
      also: nothingArrived('/another-variable', '/another-url'),
    },
    'vfs.http.body-optional': {
      requests: ['no body'],
      also: [web.onAnswer('no body', OPTIONAL, optional), emptyIfSent],
    },
  }),
]
