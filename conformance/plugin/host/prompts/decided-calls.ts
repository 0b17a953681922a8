import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { call } from '../calling.ts'
import type { Observe } from '../observed.ts'
import { promptsIn } from './prompting.ts'

/** Values that look as if they were not there, and texts that are easily tidied up. */
const BARE = {
  none: null,
  empty: '',
  list: [],
  object: {},
  spaced: ' a\n',
  apart: 'u\u0308',
}

export const ARGUMENTS = { word: 'grüße', deep: [{ max: 0.1 }], flag: false, ...BARE }

export const BEFORE = { word: 'before', deep: { min: 1 } }

export const LATER = { word: 'later' }

export const CHANGED_LATER = { other: 'changed later' }

export const CHANGED = {
  ...{ other: 'changed', share: -1.5, deep: { max: null, flag: false } },
  ...{ flag: false, count: 0, ...BARE },
}

/** What is asked about: the calls of several rounds. */
export const FORMS = [
  call('call_approved', 'approved', ARGUMENTS),
  call('call_changed', 'changed', BEFORE),
  call('call_later', 'changed', LATER),
]

/** The prompt about a call must fit, where it came. */
export const prompt =
  (fits: (data: JsonObject) => string | false, id: string): Observe =>
  (reading) => {
    const all = promptsIn(reading).map(({ message: { data } }) => (isObject(data) ? data : {}))
    const its = all.find((data) => data.id === id)
    return its && fits(its)
  }
