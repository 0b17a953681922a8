import { isObject, parse } from '../../../../harness/wire/json.ts'
import type { Child } from '../../runtime/child.ts'
import type { Answer } from '../../service.ts'
import { having } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { AT_ONCE_MS, onInput } from './inputs.ts'

/** Hands null over in place of some inputs. */
const nullFor = (isLost: (input: unknown) => boolean): Apply =>
  onInput((input) => (isLost(input) ? null : input))

/** Parses inputs that are texts, where what they hold is like this. */
const parsing = (isRead: (value: unknown) => boolean): Apply =>
  onInput((input) => {
    const value = typeof input === 'string' ? parse(input) : undefined
    return value !== undefined && isRead(value) ? value : input
  })

/** Milliseconds after which an input is taken for lost. */
const LOST_MS = 1_000

/** Sends an input again that no state has followed. */
const insisting: Apply = having(({ write, reported }) => {
  let timer: NodeJS.Timeout | undefined
  return {
    write(line, plainly) {
      write(line, plainly)
      if (line.includes('"method":"apply"'))
        timer = setTimeout(() => write(line, plainly), LOST_MS).unref()
    },
    reported(method, params) {
      if (method === 'state') clearTimeout(timer)
      return reported(method, params)
    },
  }
})

/** Sends the inputs that come at once by their length. */
const shortFirst: Apply = having(({ write }) => {
  let waiting: { line: string; plainly: (line: string) => void }[] = []
  const flush = () => {
    const all = waiting.toSorted((a, b) => a.line.length - b.line.length)
    waiting = []
    for (const { line, plainly } of all) write(line, plainly)
  }
  return {
    write(line, plainly) {
      if (!line.includes('"method":"apply"')) return write(line, plainly)
      waiting.push({ line, plainly })
      if (waiting.length === 1) setTimeout(flush, AT_ONCE_MS)
    },
  }
})

/** The tools that a host with room for one has started. */
const others: Child[] = []

/** Serves requests by how many inputs were handed over so far. */
const servingBy = (
  serveBy: (applied: () => number, plainly: () => Promise<Answer>) => Promise<Answer>,
): Apply =>
  having(({ apply, around }) => {
    let applied = 0
    return {
      apply(input) {
        applied += 1
        return apply(input)
      },
      around: (serve) => {
        const plainly = around(serve)
        return (...request) =>
          serveBy(
            () => applied,
            async () => plainly(...request),
          )
      },
    }
  })

/** The answer to whoever asks at the wrong time. */
const AT_WORK: Answer = { error: { code: -32_603, message: 'the tool is at work' } }

/** Serves otherwise once so many inputs were handed over. */
const servingUntil = (inputs: number): Apply =>
  servingBy(async (applied, plainly) => (applied() < inputs ? plainly() : AT_WORK))

/** Mutants that hand some inputs over wrongly. */
export const nearInputMutants = mutantsIn('vfs.state')({
  'process-stays-alive': {
    'one-at-a-time: ends a tool when another one of it is started': having(({ start }) => ({
      start(how, observer) {
        const child = start(how, observer)
        for (const other of others.splice(0)) other.signal('SIGTERM')
        others.push(child)
        return child
      },
    })),
  },
  'apply-becomes-notification': {
    'insists: sends an input again that no state follows within a second': insisting,
  },
  'input-keeps-type': {
    'null-for-false: hands null over for false': nullFor((input) => input === false),
    'null-for-zero: hands null over for 0': nullFor((input) => input === 0),
    'null-for-no-text: hands null over for an empty text': nullFor((input) => input === ''),
    'null-for-no-entry: hands null over for an empty list': nullFor(
      (input) => Array.isArray(input) && input.length === 0,
    ),
    'null-for-no-member: hands null over for an empty object': nullFor(
      (input) => isObject(input) && Object.keys(input).length === 0,
    ),
    'reads-numbers: hands the number over that a text spells': parsing(
      (value) => typeof value === 'number',
    ),
    'reads-words: hands the value over that is spelled true': parsing((value) => value === true),
    'reads-objects: hands the object over that a text spells': parsing(isObject),
    'whole-numbers: rounds numbers': onInput((input) =>
      typeof input === 'number' ? Math.round(input) : input,
    ),
    'short-numbers: keeps 32 bits of a number': onInput((input) =>
      Number.isInteger(input) ? Number(input) | 0 : input,
    ),
    'composes: hands texts over with composed characters': onInput((input) =>
      typeof input === 'string' ? input.normalize('NFC') : input,
    ),
    'null-for-zero-text: hands null over for the text 0': nullFor((input) => input === '0'),
    'null-for-blanks: hands null over for a text of blanks': nullFor(
      (input) => typeof input === 'string' && input !== '' && input.trim() === '',
    ),
    'unwraps-input: hands the only member of an object over that is named input': onInput(
      (input) => (isObject(input) && 'input' in input ? input.input : input),
    ),
    'input-of-64k: cuts a text at 65536 characters': onInput((input) =>
      typeof input === 'string' ? input.slice(0, 65_536) : input,
    ),
    'one-is-no-list: hands the only entry of a list over': onInput((input) =>
      Array.isArray(input) && input.length === 1 ? input[0] : input,
    ),
  },
  'requests-served-during-apply': {
    'answered-is-done: serves no request after the answer to a question': having(
      ({ apply, reported, around }) => {
        let [isWaiting, isAnswered] = [false, false]
        return {
          apply(input) {
            isAnswered ||= isWaiting
            return apply(input)
          },
          reported(method, params) {
            isWaiting = method === 'state' && isObject(params) && params.type === 'waiting'
            return reported(method, params)
          },
          around: (serve) => {
            const plainly = around(serve)
            return async (...request) => (isAnswered ? AT_WORK : plainly(...request))
          },
        }
      },
    ),
    'first-input-alone: serves no request after the second input': servingUntil(2),
  },
  'applies-in-order': {
    'short-first: sends short inputs before long ones': shortFirst,
    'joins-equal: sends one of two equal inputs that follow each other': having(({ write }) => {
      let last = ''
      return {
        write(line, plainly) {
          if (line.includes('"method":"apply"') && line === last) return
          last = line
          write(line, plainly)
        },
      }
    }),
  },
  'apply-during-request': {
    'null-for-the-answer: answers null to the request that an input comes in between': servingBy(
      async (applied, plainly) => {
        const before = applied()
        const answer = await plainly()
        return applied() > before ? { result: null } : answer
      },
    ),
  },
})
