import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { ProbeAnswer } from '../answer.ts'
import { granting, mayRead, mayWrite, refusing, type ToolPolicy } from './access.ts'
import { hasUnknown, type Method, methods, wrongMembers } from './methods.ts'
import { leaves, type Place, placeOf, REFUSING } from './place.ts'
import { anything, type Difference, leavingOpen, type Possible, refused } from './possible.ts'
import type { State } from './reading.ts'
import type { ShownRef } from './shown.ts'

/** A request of a tool. */
export interface Asked {
  method: string
  params: unknown
}

/** Everything that a request may be answered with, what is most usual first. */
export function answersTo({ method, params }: Asked, state: State): readonly Possible[] {
  const known = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!known) return [refused('vfs.codes.unknown-method', -32601)]
  if (!isObject(params)) return [refused('vfs.codes.invalid-params', -32602, -32600)]
  const wrong = wrongMembers(known, params)
  if (wrong.length > 0) return [invalid(known, wrong, params, state)]
  const places = known.places.map((name) => placeOf(String(params[name]), state.project))
  const answers = answersAt(known, places, params, state)
  return hasUnknown(known, params) ? [...answers, refused(known.invalid, -32602)] : answers
}

/** Params may be looked at before or after what they name. */
function invalid(known: Method, wrong: string[], params: JsonObject, state: State): Possible {
  const { invalidOptional = known.invalid } = known
  const isOptional = wrong.every((name) => !(name in known.required))
  const about = isOptional ? invalidOptional : known.invalid
  const others = [...known.places, 'paths']
    .filter((name) => !wrong.includes(name))
    .flatMap((name) => [params[name] ?? []].flat())
  const isElse = others.some((text) => !isUsual(placeOf(String(text), state.project), known, state))
  return isElse ? refused(about) : refused(about, -32602)
}

/** Whether nothing else but the params can be wrong with a request that names this place. */
const isUsual = ({ path, spelling }: Place, known: Method, { project, policy }: State) =>
  spelling === 'plain' &&
  project.kindOf(path) === 'file' &&
  (known.unlessWritable ? mayWrite(policy, path) : mayRead(policy, path))

function answersAt(
  known: Method,
  places: readonly Place[],
  params: JsonObject,
  state: State,
): readonly Possible[] {
  const out = places.find(leaves)
  if (out) return [refused(REFUSING[out.spelling as keyof typeof REFUSING])]
  const paths = places.map(({ path }) => path)
  const isPlain = places.every(({ spelling }) => spelling === 'plain')
  const denied = known.unlessWritable && paths.find((path) => !mayWrite(state.policy, path))
  const isSure = isPlain && !known.isMistaken?.(params)
  if (denied !== undefined) return [denial(known, denied, state.policy, isSure)]
  if (places.some(({ spelling }) => spelling === 'unclear'))
    return [leavingOpen(anything(known.invalid))]
  const usual = known.answers(state, paths, params)
  const isHidden = !known.unlessWritable && paths.some((path) => !mayRead(state.policy, path))
  return [
    ...usual,
    ...(isHidden ? [refused('vfs.policy.refusal-code', -32001)] : []),
    ...(isPlain || known.places.length === 0 ? [] : [refused(spellingOf(places))]),
  ]
}

const spellingOf = (places: readonly Place[]) =>
  places.some(({ spelling }) => spelling === 'inner')
    ? 'vfs.paths.inner-parent-components'
    : 'vfs.paths.refusal-has-no-effect'

/** What the policy keeps from a tool is kept however it is asked for; only the code may be another for what is odd. */
function denial(
  { unlessWritable: effect }: Method,
  path: string,
  policy: ToolPolicy,
  isSure: boolean,
): Possible {
  const verifies = refusing(policy, path)
  const possible = isSure ? refused(verifies, -32001) : refused(verifies)
  return {
    ...possible,
    ...(effect && { verifies: effect }),
    differs(answer) {
      const found = possible.differs(answer)
      return found && answer.error ? { ...found, verifies: 'vfs.policy.refusal-code' } : found
    },
  }
}

/** What is wrong with an answer that is none of those that are possible. */
export function differenceOf(
  [usual]: readonly Possible[],
  answer: ProbeAnswer,
  { method }: Asked,
  { policy }: State,
): Difference | undefined {
  const found = usual?.differs(answer)
  if (!usual || !found) return undefined
  const expected = found.expected.startsWith('fs.')
    ? found.expected
    : `${method}: ${found.expected}`
  const other = CAUSES[String(answer.error?.code)]?.(policy, usual)
  return { ...found, ...(other && { verifies: other }), expected }
}

/** What an error of this code violates where a result is due, whatever the request is about. */
const CAUSES: Readonly<
  Record<string, (policy: ToolPolicy, usual: Possible) => ShownRef | undefined>
> = {
  '-32001': granting,
  '-32601': (_, { verifies }) =>
    verifies === 'vfs.codes.invalid-params' ? undefined : 'vfs.methods.serves-fs',
}
