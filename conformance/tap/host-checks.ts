import { withoutNulls } from '../../harness/peers/params.ts'
import { UNASKED } from '../../harness/plugin-conversation.ts'
import { isObject } from '../../harness/wire/json.ts'
import type { HostClauseRef, PluginHostClauseRef } from '../../spec/generated/requirement-ids.ts'
import type { Reading, ReadingCheck } from '../engine/check.ts'
import { type Finding, satisfied, satisfiedUnless, violated } from '../engine/finding.ts'
import { promiseOf, requirementOf } from '../engine/selection.ts'
import { firstError, partsOf } from '../vfs/tool/methods.ts'
import { type Answer, answersBy } from './answers.ts'

/** What a host's answer is held to, and what was found of one. */
interface Row<Ref> {
  verifies: Ref
  judge(answer: Answer): Finding[]
}

/** Checks of answers, of which only a tapped session shows what they answer: a probe sends what a scenario states. */
const checksOf = <Ref extends string>(answersIn: ReturnType<typeof answersBy>, rows: Row<Ref>[]) =>
  rows.map(
    ({ verifies, judge }): ReadingCheck<Reading> => ({
      ...{ verifies, title: promiseOf(verifies), on: 'every reading' },
      judge: ({ transcript }) => answersIn(transcript).flatMap(judge),
    }),
  )

const isUnasked = ({ fault, message: { id }, index }: Answer) =>
  satisfiedUnless(
    fault === 'unasked' && `the id ${JSON.stringify(id)}, which no request had`,
    'the id of a request',
    index,
  )

const isSecond = ({ fault, message: { id }, index }: Answer) =>
  satisfiedUnless(
    fault === 'again' && `one more for the id ${JSON.stringify(id)}`,
    'one answer to each request',
    index,
  )

/** The form of the results of some methods. */
const formOf = (prefix: string) => (answer: Answer) =>
  String(answer.request?.method).startsWith(prefix) ? resultFits(answer) : []

function resultFits({ request, message: { result }, index }: Answer): Finding[] {
  const method = String(request?.method)
  const validate = partsOf(method)?.result
  if (!validate || result === undefined) return []
  if (validate(isObject(result) ? withoutNulls(result) : result)) return [satisfied()]
  const expected = `a result of \`${method}\` as its schema states`
  return [violated(expected, `in the result of \`${method}\` ${firstError(validate)}`, index)]
}

/** What a host answers its tool. @see rfd-d11 §Request and response format */
const ofTools = checksOf<HostClauseRef>(
  answersBy((message) => message.method === undefined),
  [
    { verifies: 'vfs.rpc.echoes-ids', judge: (answer) => [isUnasked(answer)] },
    { verifies: 'vfs.rpc.one-response-per-request', judge: (answer) => [isSecond(answer)] },
    { verifies: 'vfs.methods.serves-fs', judge: formOf('fs.') },
    { verifies: 'vfs.methods.serves-http', judge: formOf('http.') },
    { verifies: 'vfs.methods.serves-process', judge: formOf('process.') },
  ],
)

const isConfirmed = ({ message }: Answer) => message.type !== 'error'

/** What a host answers its plugin. @see rfd072 §Request IDs */
const ofPlugins = checksOf<PluginHostClauseRef>(
  answersBy(({ type }) => !UNASKED.includes(type)),
  [
    {
      verifies: 'plugin.ids.replies-repeat-ids',
      judge: (answer) => (isConfirmed(answer) ? [isUnasked(answer)] : []),
    },
    {
      verifies: 'plugin.ids.errors-repeat-ids',
      judge: (answer) => (isConfirmed(answer) ? [] : [isUnasked(answer)]),
    },
    { verifies: 'plugin.errors.one-reply#once', judge: (answer) => [isSecond(answer)] },
  ],
)

/** The checks of hosts that only sessions with their real programs allow, by the role of the host. */
export const tappedChecks: Readonly<Record<string, readonly ReadingCheck<Reading>[]>> = {
  host: ofTools,
  'plugin-host': ofPlugins,
}

/** Requirements whose violation leaves a program without the answer that it has asked for. */
export const MISLEADING: ReadonlySet<string> = new Set([
  ...(['vfs.rpc.result-or-error', 'vfs.rpc.error-shape'] satisfies HostClauseRef[]),
  ...[...ofTools, ...ofPlugins].map((check) => requirementOf(check).id),
])
