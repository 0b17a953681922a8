import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import { type Finding, inconclusive } from '../../../engine/finding.ts'
import { outcomeText } from '../answer.ts'
import { code, contentOf, same } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { refusedWith } from './lines.ts'
import { requests, SHAPES, UNKNOWN, WITH_PARAMS, WRONG } from './scenarios.ts'

const wrongShapes = (c: HostConversation): Finding[] => {
  const call = callOf(c)
  return Object.keys(SHAPES).map((mark) => {
    const codes = mark === 'absent' ? [-32602] : [-32602, -32600]
    return call ? refusedWith(c, mark, codes) : inconclusive(outcomeText(c, call))
  })
}

/** What only a host with the feature is asked for. */
const wrongRequests = (c: HostConversation): string[] =>
  Object.entries(WRONG).flatMap(([name, [, feature]]) =>
    feature === undefined || c.features.includes(feature) ? [name] : [],
  )

/** Requests that go wrong. */
export const requestChecks = hostChecks(
  requests.check('vfs.codes.unknown-method', {
    precondition: { before: contentOf('a'), after: contentOf('a') },
    expect: same(UNKNOWN, code(-32601)),
  }),
  requests.check('vfs.codes.invalid-params', {
    precondition: { before: contentOf('a'), after: contentOf('a') },
    also: (c) => [
      ...wrongRequests(c).flatMap((name) => requests.on(name, code(-32602))(c)),
      ...wrongShapes(c),
    ],
  }),
  requests.check('vfs.codes.unknown-method-before-params', {
    precondition: { before: contentOf('a') },
    expect: same(WITH_PARAMS, code(-32601)),
  }),
)
