import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Parts } from '../runtime/parts.ts'
import { type Answer, answered, refused, type Service, type ServiceContext } from '../service.ts'
import { onAnswer, onParams, onResult } from './combinators.ts'
import type { Apply } from './mutant.ts'

/** Serves another method of the host, past its policy. */
export type Other = (method: string, params: JsonObject) => Promise<Answer>

/** Serves a method in another way; `plainly` is how it is served, `other` serves the other methods. */
export const instead =
  (
    method: string,
    serve: (
      params: JsonObject,
      plainly: (params: JsonObject, around?: Partial<ServiceContext>) => Promise<Answer>,
      other: Other,
      around: ServiceContext,
    ) => Answer | Promise<Answer>,
  ): Apply =>
  (parts) => ({
    ...parts,
    services: { ...parts.services, [method]: inItsPlace(parts, method, serve) },
  })

function inItsPlace(
  { services }: Parts,
  method: string,
  serve: Parameters<typeof instead>[1],
): Service {
  return (params, around) => {
    const other = async (name: string, given: JsonObject, more: Partial<ServiceContext> = {}) =>
      (await services[name]?.(given, { ...around, ...more })) ?? answered({})
    return serve(params, (given, more) => other(method, given, more), other, around)
  }
}

/** Asks the policy about other params, or another method, than those of the request. */
export const onPolicy =
  (
    method: string,
    change: (params: JsonObject) => readonly [method: string, params: JsonObject],
  ): Apply =>
  (parts) => ({
    ...parts,
    serviceContext: {
      ...parts.serviceContext,
      decide: (asked, params) =>
        parts.serviceContext.decide(
          ...(asked === method ? change(params) : ([asked, params] as const)),
        ),
    },
  })

/** Gives another answer where something is so. */
export const answering = (
  method: string,
  answer: Answer,
  isSo: (params: JsonObject, other: Other) => unknown,
): Apply =>
  instead(method, async (params, plainly, other) =>
    (await isSo(params, other)) ? answer : plainly(params),
  )

/** Gives an answer about a path from when one about it was like that. */
const answeringSince =
  (
    method: string,
    answer: Answer,
    isLike: (answer: Answer, params: JsonObject) => boolean,
    member = 'path',
  ): Apply =>
  (parts) => {
    const known = new Set<unknown>()
    return instead(method, async (params, plainly) => {
      if (known.has(params[member])) return answer
      const own = await plainly(params)
      if (isLike(own, params)) known.add(params[member])
      return own
    })(parts)
  }

/** Is content, and does nothing, where a request of another method has named the path in that member. */
const contentAfter =
  (method: string, earlier: string, member: string): Apply =>
  (parts) => {
    const named = new Set<unknown>()
    const noting = instead(earlier, (params, plainly) => {
      named.add(params[member])
      return plainly(params)
    })
    return noting(answering(method, answered({}), ({ path }) => named.has(path))(parts))
  }

/** The builders of mutants that change one method, which names a place of this kind. */
export const ofMethod = (method: string, kind: 'file' | 'directory' = 'file') => ({
  answering: (answer: Answer, isSo: Parameters<typeof answering>[2]) =>
    answering(method, answer, isSo),
  answeringSince: (answer: Answer, isLike: Parameters<typeof answeringSince>[2], member?: string) =>
    answeringSince(method, answer, isLike, member),
  contentAfter: (earlier: string, member: string) => contentAfter(method, earlier, member),
  instead: (serve: Parameters<typeof instead>[1]) => instead(method, serve),
  onAnswer: (change: Parameters<typeof onAnswer>[1]) => onAnswer(method, change),
  onParams: (change: Parameters<typeof onParams>[1]) => onParams(method, change),
  onPolicy: (change: Parameters<typeof onPolicy>[1]) => onPolicy(method, change),
  onResult: (change: Parameters<typeof onResult>[1]) => onResult(method, change),
  /** Asks the policy about the root, which every tool may read, and not about the path. */
  asksNoPolicy: onPolicy(method, () => [method, { path: '.' }]),
  /** Answers what is not there before the policy is asked. */
  looksFirst: ((parts) =>
    onAnswer(method, async (answer, { path }) => {
      const found = await parts.project.find(parts.project.locate(String(path)))
      return found ? answer : refused(-32002, `no such ${kind}`)
    })(parts)) satisfies Apply,
})

/** Whether an answer is a success. */
export const isResult = (answer: Answer): answer is { result: JsonObject } =>
  'result' in answer && isObject(answer.result)

/** Takes what is no string for one. */
export const asText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join() : String(value)
