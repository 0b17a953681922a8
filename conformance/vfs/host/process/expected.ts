import { isObject } from '../../../../harness/wire/json.ts'
import { type Finding, quote, satisfied } from '../../../engine/finding.ts'
import type { ProbeAnswer } from '../answer.ts'
import { asJson, type Expected, member, result } from '../expected.ts'

export const exit = (status: number) => member('exit_code', status)

export const stdout = (text: string): Expected => streamOf('stdout', text)

export const stderr = (text: string): Expected => streamOf('stderr', text)

/** A stream is reported by its first difference, for it may be long. */
const streamOf = (name: 'stdout' | 'stderr', text: string): Expected =>
  result(`${name} ${asJson(text)}`, ({ [name]: found }) => {
    if (found === text) return
    if (typeof found !== 'string' || found.length < 200) return `${name} ${asJson(found)}`
    const at = [...text].findIndex((letter, i) => letter !== found[i])
    const from = at === -1 ? text.length : at
    return `${name} of ${found.length} characters, other from ${quote(found.slice(from, from + 40))}`
  })

/** One of several reactions, reported in words. */
export const reaction = ({ result: found, error }: ProbeAnswer): Finding => {
  if (error) return satisfied(`answered with the error ${String(error.code)}`)
  return satisfied(
    `answered with exit_code ${isObject(found) ? asJson(found.exit_code) : 'absent'}`,
  )
}
