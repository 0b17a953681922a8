import { isObject } from '../../../../harness/wire/json.ts'
import { quote, satisfied } from '../../../engine/finding.ts'
import { asJson, type Expected, result } from '../expected.ts'
import { programs } from './programs.ts'

/** A stream is reported by its first difference, for it may be long. */
const streamOf =
  (name: 'stdout' | 'stderr') =>
  (text: string): Expected =>
    result(`${name} ${asJson(text)}`, ({ [name]: found }) => {
      if (found === text) return
      if (typeof found !== 'string' || found.length < 200) return `${name} ${asJson(found)}`
      const at = text.split('').findIndex((letter, i) => letter !== found[i])
      const from = at === -1 ? text.length : at
      return `${name} of ${found.length} characters, other from ${quote(found.slice(from, from + 40))}`
    })

export const stdout = streamOf('stdout')
export const stderr = streamOf('stderr')

/** Reports one of several reactions in words. */
export const reacts = (name: string) =>
  programs.onAnswer(name, 'an answer', ({ result: found, error }) => {
    if (error) return satisfied(`answered with the error ${String(error.code)}`)
    const status = isObject(found) ? asJson(found.exit_code) : 'absent'
    return satisfied(`answered with exit_code ${status}`)
  })
