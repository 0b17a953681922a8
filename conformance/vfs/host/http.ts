import { satisfiedUnless } from '../../engine/finding.ts'
import { arrived, arrivedAt, header, nothingArrived } from './arrivals.ts'
import { anError, aResult, asJson, both, code, same, status } from './expected.ts'
import type { Judge } from './host-check.ts'
import * as expected from './http/expectations.ts'
import { BYTES, NEARLY_TEXT, PLAIN, statuses } from './http/routes.ts'
import { POSTED, web } from './http/scenarios.ts'
import { variableChecks } from './http/variables.ts'
import { noUrls, wrongPaths, wrongs } from './http/wrong-requests.ts'
import { hidden } from './secrets.ts'

const { base64, bodyOf, fillingIn, good, OPTIONAL, optional } = expected

const emptyBody: Judge = (c) =>
  arrivedAt(c, '/no-body').map(({ method, body, base64: bytes }) => {
    const isEmpty = method === 'POST' && body === undefined && bytes === undefined
    const wrong = !isEmpty && `${method} with the body ${asJson(body ?? bytes)}`
    return satisfiedUnless(wrong, 'POST with an empty body')
  })

/** A GET of exactly this path arrives. */
const asksFor = (address: string) =>
  arrived(address.split('?', 1).join(), `GET ${address}`, ({ method, path }) => {
    const found = `${method} ${path}`
    return found !== `GET ${address}` && found
  })

const unlistedPost = expected.refusesUnlisted('post')

/** What a host answers to `http.get` and `http.post`, and what it sends. @see rfd-d11 §HTTP methods */
export const httpChecks = [
  ...web.checks({
    'vfs.http.get-performs-request#address': {
      expect: { plain: good, escaped: expected.answeredBy404 },
      also: [asksFor('/plain?q=1&r=a%20b'), asksFor('/one%2Btwo?x=%26&y=%E4')],
    },
    'vfs.http.get-performs-request#result': {
      expect: { plain: good, 'status 204': both(status(204), expected.aText) },
    },
    'vfs.http.get-performs-request#text': { expect: { plain: bodyOf(PLAIN) } },
    'vfs.http.any-status-is-a-result': {
      expect: Object.fromEntries(
        Object.entries(statuses).map(([name, value]) => [name, status(value)]),
      ),
    },
    'vfs.http.headers-reach-server': {
      expect: { headers: expected.answeredBy404 },
      also: [
        header('/headers', 'X-A', '1'),
        header('/headers', 'X-B', 'two words'),
        header('/headers', 'User-Agent', 'probe/7'),
      ],
    },
    'vfs.http.repeated-headers-sent': { requests: ['repeated'], also: expected.repeated },
  }),
  ...variableChecks,
  ...web.checks(
    {
      'vfs.http.url-checked-first': {
        precondition: { 'get covered again': aResult },
        expect: same(['get uncovered', 'refused with a value'], code(-32001)),
        also: nothingArrived('/get-uncovered', '/refused-value'),
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
        also: nothingArrived('/third', '/'),
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
      requests: ['away', 'across', 'get token'],
      also: fillingIn(web.onAnswer('away', 'an answer', expected.away), expected.across),
    },
    'vfs.http.binary-body-base64': {
      expect: { bytes: base64(BYTES), nearly: base64(NEARLY_TEXT) },
    },
    'vfs.http.text-body-plain': {
      expect: { ...same(['json', 'untyped'], expected.text), octets: expected.textOrBytes },
    },
    'vfs.http.post-performs-request': {
      expect: { posted: both(status(201), bodyOf('thanks')) },
      also: [
        header('/posted', 'Content-Type', 'application/json'),
        header('/posted', 'X-A', 'posted'),
        arrived('/posted', 'POST with the body as it was given', ({ method, body }) =>
          method === 'POST' ? body !== POSTED && `the body ${asJson(body)}` : method,
        ),
      ],
    },
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
      also: web.onAnswer('no headers', OPTIONAL, optional),
    },
    'vfs.http.transport-failure-answered': {
      precondition: { 'before failures': aResult },
      expect: { closed: anError, cut: anError, 'after failures': aResult },
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
      also: [web.onAnswer('no body', OPTIONAL, optional), emptyBody],
    },
  }),
]
