import type { HostConversation } from '../../../harness/host-conversation.ts'
import { equal, isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { quote } from '../../engine/finding.ts'
import { answerText, type ProbeAnswer } from './answer.ts'

/** What a request is to be answered with. */
export interface Expected {
  /** In one phrase. */
  expected: string
  /** What is wrong with an answer, in one phrase; nothing when all is well. */
  wrong(answer: ProbeAnswer, c: HostConversation): string | undefined
  /** What is reported of an answer in which nothing is wrong. */
  note?(answer: ProbeAnswer): string | undefined
  /** A result is wanted, so that another answer is wrong whatever else the host does. */
  isResult?: true
}

/** Whether a member that may be left out is: `null` means the same. */
export const isNone = (value: unknown): boolean => value === undefined || value === null

/** An error of one of these codes. */
export function code(...codes: number[]): Expected {
  return {
    expected: `the error ${codes.join(' or ')}`,
    wrong: (answer) =>
      codes.some((wanted) => answer.error?.code === wanted) ? undefined : answerText(answer),
  }
}

/** Anything but an error of one of these codes. */
export const notOf = (...codes: number[]): Expected => ({
  expected: `no error ${codes.join(' or ')}`,
  wrong: ({ error }) => (codes.includes(Number(error?.code)) ? `error ${error?.code}` : undefined),
})

/** An error, whatever its code. */
export const anError: Expected = {
  expected: 'an error',
  wrong: (answer) => (Number.isInteger(answer.error?.code) ? undefined : answerText(answer)),
}

/** A result; `wrong` names the defect. */
export function result(
  expected: string,
  wrong: (result: JsonObject, c: HostConversation) => string | undefined | false,
): Expected {
  return {
    isResult: true,
    expected,
    wrong: (answer, c) =>
      isObject(answer.result) ? wrong(answer.result, c) || undefined : answerText(answer),
  }
}

/** Any result that is an object. */
export const aResult = result('a result', () => undefined)

/** An object without members; what a host adds is reported, for tools pass over members that they do not know. */
export const empty: Expected = {
  ...aResult,
  expected: 'an object as result',
  note: ({ result: found }) => {
    const names = isObject(found) ? Object.keys(found) : []
    return names.length > 0
      ? `with the members ${names.map((name) => quote(name)).join(', ')}`
      : undefined
  },
}

/** A result one of whose members is as it should be. */
export const memberThat = (
  name: string,
  expected: string,
  isRight: (value: unknown) => boolean,
): Expected =>
  result(expected, (found) => !isRight(found[name]) && `${name} ${asJson(found[name])}`)

/** A result that has this value for a member. */
export const member = (name: string, value: unknown): Expected =>
  memberThat(name, `${name} ${asJson(value)}`, (found) => equal(found, value))

/** What `fs.read` gives for these bytes, however it is encoded. */
export const contentOf = (bytes: Buffer | string): Expected =>
  result('the content of the file', (found) => {
    const content = decoded(found)
    if (content?.equals(Buffer.from(bytes))) return
    return content
      ? `other content: ${quote(JSON.stringify(found.content), 30)}`
      : `content ${asJson(found.content)}`
  })

/** What `fs.list_dir` gives of a directory that is not empty. */
export const listed = memberThat(
  'entries',
  'entries',
  (entries) => Array.isArray(entries) && entries.length > 0,
)

/** What a request of the web gives that is answered with this status. */
export const status = (value: number) => member('status', value)

/** What a program that ends with this status gives. */
export const exit = (value: number) => member('exit_code', value)

/** What `fs.exists` gives. */
export const exists = (value: boolean): Expected => member('exists', value)

/** The bytes that a result with `content` and perhaps `encoding` stands for. */
function decoded({ content, encoding }: JsonObject): Buffer | undefined {
  if (typeof content !== 'string') return undefined
  return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')
}

/** One expectation after the other, under the words of the first that is not met. */
export const both = (...all: readonly Expected[]): Expected => ({
  expected: all.map(({ expected }) => expected).join(' and '),
  wrong: (answer, c) => {
    for (const { wrong } of all) {
      const found = wrong(answer, c)
      if (found) return found
    }
    return undefined
  },
})

/** The same of what only follows from what was given, so that it shows nothing where that was answered otherwise. */
export const afterGiven = ({ isResult: _, ...expected }: Expected): Expected => expected

/** What is wanted, or an error with one of these codes; any error when no code is named. */
export const orError = (expected: string, wanted: Expected, ...codes: number[]): Expected => ({
  expected,
  wrong: (answer, c) => {
    const isAllowed = codes.length === 0 || codes.includes(Number(answer.error?.code))
    return answer.error && isAllowed ? undefined : wanted.wrong(answer, c)
  },
})

/** Anything but what is not wanted, which is reported in these words. */
export const not = (expected: string, unwanted: Expected, observed?: string): Expected => ({
  expected,
  wrong: (answer, c) =>
    unwanted.wrong(answer, c) === undefined ? (observed ?? answerText(answer)) : undefined,
})

/** A value in a phrase, as JSON. */
export function asJson(value: unknown): string {
  return value === undefined ? 'absent' : quote(JSON.stringify(value), 120)
}

/** The same for each of these requests. */
export const same = (names: readonly string[], expected: Expected) =>
  Object.fromEntries(names.map((name) => [name, expected]))
