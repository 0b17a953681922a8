import { satisfied, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { arrived, arrivedAt, header, nothingArrived, without } from '../arrivals.ts'
import { anError, aResult, asJson, same } from '../expected.ts'
import type { Judge } from '../host-check.ts'
import { hidden, reference, SECRETS, variable } from '../secrets.ts'
import { answeredBy404, bearer, fillingIn, refusesUnlisted } from './expectations.ts'
import { web } from './scenarios.ts'
import { wholeHeader } from './sent.ts'
import { LIKE_LISTED, LITERALS, SIGNS, WIDE_VALUE } from './values.ts'

/** That references are filled in at all, without which it proves nothing that some are not. */
const fills = { 'get covered again': answeredBy404, 'get token': answeredBy404 }

/** A value with line breaks may be refused, or sent in a way that makes no header of it. */
const addsNoHeader =
  (path: string): Judge =>
  (c) => {
    const odd = arrivedAt(c, path).find(({ headers }) => headers['x-injected'] !== undefined)
    return satisfiedUnless(odd && 'a further header X-Injected', `${path}: no further header`)
  }

/** Headers of one name, whichever of them a host sends. */
const replacedEach = arrived('/one-name', 'values of variables', ({ rawHeaders }) => {
  const odd = rawHeaders.find((text) => text.includes('${'))
  return odd !== undefined && `X-A: ${asJson(odd)}`
})

/** How values of variables come into headers, and nowhere else. @see rfd-d11 §HTTP methods */
export const variableChecks = web.checks({
  'vfs.http.variable-substituted#replaced': {
    expect: { 'get token': answeredBy404 },
    also: header('/get-token', 'Authorization', bearer),
  },
  'vfs.http.variable-substituted#any-signs': {
    expect: { signs: answeredBy404 },
    also: header('/signs', 'X-Signs', `<${SIGNS}>`),
  },
  'vfs.http.variable-substituted#any-name-and-value': {
    precondition: { 'get token': answeredBy404 },
    expect: same(['blank', 'wide'], answeredBy404),
    also: [
      header('/blank', 'X-Blank', '<>'),
      header('/blank', 'X-Mixed', 'mixed'),
      wholeHeader('/wide', 'X-Wide', `<${WIDE_VALUE}>`),
    ],
  },
  'vfs.http.variable-from-host-environment': {
    expect: { 'its own variable': answeredBy404 },
    requests: ['get token'],
    also: [
      header('/own-variable', 'X-A', SECRETS.OTHER),
      header('/get-token', 'Authorization', bearer),
    ],
  },
  'vfs.http.unlisted-variable-refused#unlisted': {
    ...refusesUnlisted('get'),
    also: [nothingArrived('/get-unlisted'), hidden(['UNLISTED'], ['references'])],
  },
  'vfs.http.unlisted-variable-refused#each-reference': {
    precondition: { 'get token': aResult, 'get covered again': aResult },
    expect: same(['a second unlisted', 'a later unlisted'], anError),
    also: nothingArrived('/second-unlisted', '/later-unlisted'),
  },
  'vfs.http.unlisted-variable-refused#like-names': {
    precondition: { 'get token': aResult, 'get covered again': aResult },
    expect: same(Object.keys(LIKE_LISTED), anError),
    also: nothingArrived('/like-listed'),
  },
  'vfs.http.unlisted-variable-refused#for-programs': {
    precondition: { "a header's variable": aResult },
    expect: { "a program's variable": anError },
    also: [nothingArrived('/program-variable'), hidden(['TOKEN'], ['programs'])],
  },
  'vfs.http.unset-variable-refused': {
    precondition: { 'get token': aResult, 'get covered again': aResult },
    expect: same(['get unset', 'a second unset', 'unknown'], anError),
    also: nothingArrived('/get-unset', '/second-unset', '/unknown'),
  },
  'vfs.http.value-hidden-from-tool': {
    precondition: { 'before failures': aResult, 'after failures': aResult },
    requests: ['get token'],
    also: fillingIn(hidden(['TOKEN', 'OTHER', 'UNLISTED', 'BROKEN'], ['references', 'failures'])),
  },
  'vfs.http.echoed-value-hidden': {
    requests: ['echo', 'get token'],
    // An echoed value is the server's doing, so that it is reported and not blamed.
    also: fillingIn(
      web.onAnswer('echo', 'an answer', ({ result: found, error }) => {
        if (error) return satisfied(`refused with the error ${String(error.code)}`)
        if (!(JSON.stringify(found) ?? '').includes(SECRETS.TOKEN)) return satisfied('hidden')
        return violated('the value hidden', 'a value that the server echoes is handed to the tool')
      }),
    ),
  },
  'vfs.http.every-reference-substituted': {
    expect: same(['several', 'of one name'], answeredBy404),
    also: [
      replacedEach,
      header('/several', 'X-Pair', `${SECRETS.TOKEN}:${SECRETS.OTHER}`),
      header('/several', 'X-Twice', `${SECRETS.TOKEN}${SECRETS.TOKEN}`),
      header('/several', 'X-Dollar', `$${SECRETS.OTHER}`),
      header('/several', 'X-Between', `before ${SECRETS.OTHER} after`),
      header('/several', 'X-Three', `${SECRETS.OTHER},${SECRETS.TOKEN},${SECRETS.OTHER}`),
    ],
  },
  'vfs.http.substitution-only-in-header-values': {
    precondition: fills,
    expect: { 'in the body': answeredBy404 },
    also: fillingIn(
      ...['/in-url', '/in-name', '/in-body'].map((path) => without(path, SECRETS.TOKEN)),
      arrived('/in-body', 'the body as it was given', ({ body }) => {
        const isGiven = body === `a ${reference(variable('TOKEN'))} b`
        return !isGiven && `the body ${asJson(body)}`
      }),
    ),
  },
  'vfs.http.other-text-unchanged': {
    expect: { literals: answeredBy404 },
    also: Object.entries(LITERALS).map(([name, value]) => header('/literals', name, value)),
  },
  'vfs.http.substitution-not-repeated': {
    precondition: fills,
    also: fillingIn(
      header('/nested', 'X-Nested', reference(variable('UNLISTED'))),
      header('/nested-listed', 'X-Nested', reference(variable('TOKEN'))),
    ),
  },
  'vfs.http.substituted-value-adds-no-header': {
    precondition: { 'before failures': aResult },
    requests: ['get token'],
    also: fillingIn(addsNoHeader('/lines'), addsNoHeader('/feed')),
  },
})
