import { CANARY, type HostConversation } from '../../../../harness/host-conversation.ts'
import { isObject } from '../../../../harness/wire/json.ts'
import { type Finding, satisfied, violated } from '../../../engine/finding.ts'
import { answerText } from '../answer.ts'
import { asJson, contentOf, type Expected, exists, member, result } from '../expected.ts'
import { matchesOf } from '../grep/rows.ts'
import { escapes } from './bounds.ts'
import { FOREIGN, NAME } from './letters.ts'

export const contentUnless = (expected: string, text: string): Expected => ({
  expected,
  wrong: (answer, c) => (answer.error ? undefined : contentOf(text).wrong(answer, c)),
})

/** Nothing that stands outside of the project: neither what a file holds, nor that it is there. */
export const nothingOutside: Expected = {
  expected: 'nothing of what is outside of the project',
  wrong: (answer) => {
    const text = JSON.stringify(answer.result) ?? ''
    return text.includes(CANARY) || text.includes('"canary.txt"') ? answerText(answer) : undefined
  },
}

export const noFile: Expected = {
  expected: 'nothing of what is outside of the project',
  wrong: (answer) =>
    isObject(answer.result) && answer.result.kind === 'file' ? answerText(answer) : undefined,
}

export const somewhere = result('where the project is', ({ stdout }) =>
  String(stdout).startsWith('/') ? undefined : `stdout ${asJson(stdout)}`,
)

export const nameListed = result(`the entry ${asJson(NAME)}`, ({ entries }) => {
  const paths = Array.isArray(entries) ? entries.filter(isObject).map(({ path }) => path) : []
  return paths.includes(NAME) ? undefined : `the entries ${asJson(paths)}`
})

export const nameFound = result(`a match in ${asJson(FOREIGN)}`, (found) => {
  const paths = matchesOf(found).map(({ path }) => path)
  return paths.includes(FOREIGN) ? undefined : `matches in ${asJson(paths)}`
})

export const notSafe: Expected = {
  expected: 'nothing of `safe.txt`',
  wrong: (answer, c) =>
    contentOf('safe').wrong(answer, c) === undefined ? 'the content of `safe.txt`' : undefined,
}
export const notThere: Expected = {
  expected: 'not true',
  wrong: (answer, c) =>
    exists(true).wrong(answer, c) === undefined ? answerText(answer) : undefined,
}
export const noSize: Expected = {
  expected: 'nothing of `safe.txt`',
  wrong: (answer, c) =>
    member('size', 4).wrong(answer, c) === undefined ? 'the size of `safe.txt`' : undefined,
}

/** Nothing new stands in the project, whatever it is called. */
export function nothingNew(c: HostConversation, ...known: string[]): Finding[] {
  const odd = Object.keys(c.snapshots.at(-1) ?? {}).find((path) => !known.includes(path))
  const expected = 'nothing new in the project'
  return [odd === undefined ? satisfied() : violated(expected, `a new path ${asJson(odd)}`)]
}

const PAIRS = [
  ['absolute', 'absolute missing'],
  ['leading escape', 'leading escape missing'],
] as const
const ASKING_WAYS = ['fs.read', 'fs.exists', 'fs.metadata', 'fs.delete'] as const

/** Whether the answer for what is there is the answer for what is not. */
export function sameForBoth(c: HostConversation): Finding[] {
  return PAIRS.flatMap(([there, missing]) =>
    ASKING_WAYS.flatMap((way) =>
      escapes.onAnswer(`${way} ${there}`, 'an answer', (one) =>
        escapes.onAnswer(`${way} ${missing}`, 'an answer', (other) =>
          codeIn(one) === codeIn(other)
            ? satisfied(`${codeIn(one)} for both`)
            : violated(
                'the same answer for both',
                `${codeIn(one)} for what is there, ${codeIn(other)} for what is not`,
                one.index,
              ),
        )(c),
      )(c),
    ),
  )
}

const codeIn = ({ error }: { error?: { code?: unknown } }) =>
  error ? `the error ${String(error.code)}` : 'a result'
