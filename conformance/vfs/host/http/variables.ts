import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../../../engine/finding.ts'
import type { ProbeAnswer } from '../answer.ts'
import { arrived, arrivedAt, header, nothingArrived, without } from '../arrivals.ts'
import { anError, asJson } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { hidden, reference, SECRETS, variable } from '../secrets.ts'
import { answeredAsIs, answeredBy404, bearer, fillsIn, refusesUnlisted } from './expectations.ts'
import { LITERALS, web } from './scenarios.ts'

/** That references are filled in at all, without which it proves nothing that some are not. */
const fills = { 'get covered again': answeredBy404, 'get token': answeredBy404 }

/** An echoed value is the server's doing, so that it is reported and not blamed. */
function echoed({ result: found, error }: ProbeAnswer): Finding {
  const body = JSON.stringify(found) ?? ''
  if (error) return satisfied(`refused with the error ${String(error.code)}`)
  if (body.includes(SECRETS.TOKEN))
    return violated('the value hidden', 'a value that the server echoes is handed to the tool')
  return satisfied('hidden')
}

/** A value with line breaks may be refused, or sent in a way that makes no header of it. */
const addsNoHeader = (c: HostConversation, path: string): Finding[] => {
  const odd = arrivedAt(c, path).find(({ headers }) => headers['x-injected'] !== undefined)
  return [satisfiedUnless(odd && 'a further header X-Injected', `${path}: no further header`)]
}

/** How values of variables come into headers, and nowhere else. @see rfd-d11 §HTTP methods */
export const variableChecks = hostChecks(
  web.check('vfs.http.variable-substituted', {
    expect: { 'get token': answeredBy404 },
    requests: [],
    also: (c) => header('/get-token', 'Authorization', bearer)(c),
  }),
  web.check('vfs.http.variable-from-host-environment', {
    expect: { 'its own variable': answeredBy404 },
    requests: ['get token'],
    also: (c) => [
      ...header('/own-variable', 'X-A', SECRETS.OTHER)(c),
      ...header('/get-token', 'Authorization', bearer)(c),
    ],
  }),
  web.check('vfs.http.unlisted-variable-refused', {
    ...refusesUnlisted('get'),
    requests: [],
    also: (c) => [
      ...nothingArrived('/get-unlisted')(c),
      ...hidden(c, ['UNLISTED'], ['references']),
    ],
  }),
  web.check('vfs.http.unset-variable-refused', {
    precondition: { 'get token': answeredAsIs, 'get covered again': answeredAsIs },
    expect: { 'get unset': anError },
    requests: [],
    also: (c) => nothingArrived('/get-unset')(c),
  }),
  web.check('vfs.http.value-hidden-from-tool', {
    precondition: { 'before failures': answeredAsIs, 'after failures': answeredAsIs },
    requests: ['get token'],
    also: (c) =>
      fillsIn(c, hidden(c, ['TOKEN', 'OTHER', 'UNLISTED', 'BROKEN'], ['references', 'failures'])),
  }),
  web.check('vfs.http.echoed-value-hidden', {
    requests: ['echo', 'get token'],
    also: (c) => fillsIn(c, web.onAnswer('echo', 'an answer', (answer) => echoed(answer))(c)),
  }),
  web.check('vfs.http.every-reference-substituted', {
    expect: { several: answeredBy404 },
    requests: [],
    also: (c) => [
      ...header('/several', 'X-Pair', `${SECRETS.TOKEN}:${SECRETS.OTHER}`)(c),
      ...header('/several', 'X-Twice', `${SECRETS.TOKEN}${SECRETS.TOKEN}`)(c),
      ...header('/several', 'X-Between', `before ${SECRETS.OTHER} after`)(c),
    ],
  }),
  web.check('vfs.http.substitution-only-in-header-values', {
    precondition: fills,
    expect: { 'in the body': answeredBy404 },
    requests: [],
    also: (c) =>
      fillsIn(c, [
        ...['/in-url', '/in-name', '/in-body'].flatMap((path) => without(path, SECRETS.TOKEN)(c)),
        ...arrived('/in-body', 'the body as it was given', ({ body }) =>
          body === `a ${reference(variable('TOKEN'))} b` ? undefined : `the body ${asJson(body)}`,
        )(c),
      ]),
  }),
  web.check('vfs.http.other-text-unchanged', {
    expect: { literals: answeredBy404 },
    requests: [],
    also: (c) =>
      Object.entries(LITERALS).flatMap(([name, value]) => header('/literals', name, value)(c)),
  }),
  web.check('vfs.http.substitution-not-repeated', {
    precondition: fills,
    requests: [],
    also: (c) =>
      fillsIn(c, [
        ...header('/nested', 'X-Nested', reference(variable('UNLISTED')))(c),
        ...header('/nested-listed', 'X-Nested', reference(variable('TOKEN')))(c),
      ]),
  }),
  web.check('vfs.http.substituted-value-adds-no-header', {
    precondition: { 'before failures': answeredAsIs },
    requests: ['get token'],
    also: (c) => fillsIn(c, [...addsNoHeader(c, '/lines'), ...addsNoHeader(c, '/feed')]),
  }),
)
