import { messageValidators } from '../../harness/validators/first-use.ts'
import { places, type Types } from '../../spec/generated/validators/toolstate.ts'

const { actionCall, toolResponse } = messageValidators<Types>(places)

/** What is wrong with a conversation: a line each, `call` with the arguments of a call, or `response` with what is read. */
export const conversation = (text: string): string | undefined =>
  linesOf(text).map(wrongIn).find(Boolean)

/** The same in the first revision: the spawn has no id, and every id is a number of the host. */
export const firstRevision = (text: string): string | undefined =>
  linesOf(text)
    .map(({ kind, value }) => {
      const { id, action } = value
      if (action === 'spawn') return id === undefined ? undefined : 'the spawn has an id'
      return /^h_\d+$/.test(String(id)) ? wrongIn({ kind, value }) : `${id} is no id of the host`
    })
    .find(Boolean)

interface Line {
  kind: string
  value: Record<string, unknown>
}

const linesOf = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({
      kind: line.split(' ')[0] ?? '',
      value: JSON.parse(line.replace(/^\S+/, '')),
    }))

function wrongIn({ kind, value }: Line): string | undefined {
  const form = { call: actionCall, response: toolResponse }[kind]
  if (form === undefined) return `neither a call nor a response: ${kind}`
  return form(value) ? undefined : `${JSON.stringify(value)}: ${JSON.stringify(form.errors)}`
}
