import { arrived, header } from '../arrivals.ts'
import { both, same, status } from '../expected.ts'
import type { Expectation } from '../scenario-checks.ts'
import { answeredBy404, bodyOf } from './expectations.ts'
import { emptyBody, posts, times } from './sent.ts'
import { POST_HEADERS, POSTED, POSTED_LONG, POSTED_SIGNS, POSTED_TEXT } from './values.ts'

/** Where the server has nothing, which it answers with 404. */
const POSTED_NOWHERE = [
  ...['posted text', 'posted signs', 'posted long', 'posted nothing'],
  ...['posted with a query', 'posted once', 'posted again'],
]

/** What a server gets of a POST, and what comes back. */
export const posted: Expectation = {
  expect: {
    posted: both(status(201), bodyOf('thanks')),
    'post 503': both(status(503), bodyOf('busy')),
    ...same(POSTED_NOWHERE, answeredBy404),
  },
  also: [
    header('/posted', 'Content-Type', 'application/json'),
    header('/posted', 'X-A', 'posted'),
    ...Object.entries(POST_HEADERS).map(([name, value]) => header('/posted-text', name, value)),
    posts('/posted', POSTED),
    posts('/posted-text', POSTED_TEXT),
    posts('/posted-signs', POSTED_SIGNS),
    posts('/posted-long', POSTED_LONG),
    emptyBody('/posted-nothing'),
    arrived(
      '/posted-query',
      'POST of the whole URL',
      ({ path }) => path !== '/posted-query?b=2&a=%31' && path,
    ),
    times('/posted-again', 2),
    times('/posted'),
    times('/post-503'),
  ],
}
