import { equal, type JsonObject } from '../../../../harness/wire/json.ts'
import { firstOf, type Observe } from '../observed.ts'
import { NUMBERS } from '../stored.ts'
import { TALK, where } from '../subscribing.ts'
import { askedFor, completed, storedIn } from './querying.ts'

/** An attachment whose file has another content, and one without a file. */
export const INLINE = {
  type: 'file_content',
  path: 'notes.txt',
  content: 'what the plugin attached',
}
const SECOND = { type: 'file_content', path: 'gone.txt', content: 'the second attachment' }
const SAME_PATH = {
  type: 'file_content',
  path: 'notes.txt',
  content: ' u\u0308 of the same path\n',
}
const LONG = { type: 'file_content', path: 'long.txt', content: `${'long '.repeat(4_000)}end` }
export const ATTACHED = [INLINE, SECOND, SAME_PATH, LONG]
export const IN_FILE = 'what the file holds'

export const SCHEMA = {
  type: 'object',
  properties: {
    probed_summary: { type: 'string' },
    probed_share: { type: 'number', minimum: 0.1 },
  },
  required: ['probed_summary'],
}
/** Words of the schema, wherever it is given. */
export const IN_SCHEMA = ['probed_summary', 'probed_share', 'minimum', 'required']
export const DATA = { probed_summary: 'short', probed_share: 0.5, probed_sizes: NUMBERS }

/** What the last query brings along, which is other than what the first did. */
export const AGAIN = { ...INLINE, content: 'what the plugin attached again' }
export const SCHEMA_AGAIN = {
  ...{ type: 'object', required: ['probed_again'] },
  properties: { probed_again: { type: 'boolean' } },
}
export const DATA_AGAIN = { probed_again: true }

export const CONTENTS = ['with', 'without', 'empty', 'again']
export const TURNS = CONTENTS.flatMap(() => ['turn_start', 'chat_request'])

/** Words of the answers. */
export const ANSWERS = ['probed_summary', 'free', 'text', 'probed_again']

/** All queries must be complete. */
export const allDone = completed('with', 'main', CONTENTS.length)

/** What the assistant was asked first or last for a query by its content. */
export const forQuery = (
  content: string,
  fits: (request: JsonObject) => string | false,
  which: 'first' | 'last' = 'first',
): Observe =>
  where(
    firstOf(allDone, completed(content)),
    askedFor((requests) => {
      const all = requests.filter((each) => each.content === content)
      const request = all.at(which === 'first' ? 0 : -1)
      return request ? fits(request) : 'the assistant is not asked'
    }),
  )

const has = (text: string) => (request: JsonObject) => JSON.stringify(request).includes(text)
const isAttached = ({ content }: JsonObject) => has(JSON.stringify(content))

/** The assistant must be asked with all of these attachments. */
export const attaches = (content: string, all: readonly JsonObject[]): Observe =>
  forQuery(
    content,
    (request) => !all.every((each) => isAttached(each)(request)) && 'one is missing',
  )

/** The assistant must be asked with the content of the message in place of that of the file. */
export const inline = (content: string, attachment: JsonObject): Observe =>
  forQuery(
    content,
    (request) =>
      (has(IN_FILE)(request) || !isAttached(attachment)(request)) && 'its content is another',
  )

/** The assistant must be asked with these words of a schema when the answer is due. */
export const constrains = (content: string, words: readonly string[]): Observe =>
  forQuery(
    content,
    (request) => !words.every((each) => has(each)(request)) && 'no schema is given',
    'last',
  )

/** The stored request must have a schema. */
export const storesSchema =
  (asks: string, schema: JsonObject): Observe =>
  (reading) => {
    const its = storedIn(reading, TALK, 0).find(({ content }) => content === asks)
    return !equal(its?.schema, schema) && 'the schema is not stored'
  }

export const unattached = ({ attachments = [] }: JsonObject) =>
  !equal(attachments, []) && 'something is attached'
export const unconstrained = ({ schema = null }: JsonObject) =>
  schema !== null && 'a schema is given'
