import type { HeardLine, PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import { isObject, parse } from '../../../harness/wire/json.ts'
import { quote } from '../../engine/finding.ts'
import { repeatedMember } from '../../engine/repeated-member.ts'
import { placed, shown } from './observed.ts'
import { type Row, rules } from './scenario.ts'

/** The types of a host's messages in all profiles. @see rfd072 §Protocol @see rfd-d18 §Subscriptions */
export const HOST_TYPES: readonly unknown[] = [
  ...['init', 'describe', 'shutdown', 'conversations', 'events', 'config', 'error'],
  ...['locked', 'unlocked', 'pushed', 'created', 'subscribed', 'unsubscribed', 'event'],
  'query_started',
]

type OfLine = (line: HeardLine, reading: PluginHostReading) => boolean

/** No line may be so. */
const noLine =
  (is: OfLine) =>
  (reading: PluginHostReading): string | false => {
    const line = reading.heard.find((each) => is(each, reading))
    return line !== undefined && `a line is ${quote(placed(line.text, reading), 80)}`
  }

const isShared: OfLine = ({ text, value }) =>
  value === undefined &&
  [...text.matchAll(/\}\s*\{/g)].some(({ index }) => isObject(parse(text.slice(0, index + 1))))

/** Whether a line is the beginning of an object that ends on a later one. */
const isBroken: OfLine = (line, { heard }) => {
  if (line.value !== undefined || !line.text.startsWith('{')) return false
  const rest = heard.slice(heard.indexOf(line)).map(({ text }) => text)
  return rest.some((_, at) => isObject(parse(rest.slice(0, at + 1).join('\n'))))
}

const isMarked: OfLine = ({ text }) => text.startsWith('\ufeff')

/** Whether a line looks like one object and breaks the grammar all the same. */
const isLax: OfLine = (line, reading) =>
  line.value === undefined &&
  /^\{.*\}\s*$/s.test(line.text) &&
  !isShared(line, reading) &&
  !isMarked(line, reading)

/** No message, or no object within one, may have a member twice. */
const repeats =
  (where: 'outer' | 'inner'): Row['observe'] =>
  ({ heard }) => {
    const member = heard
      .filter(({ value }) => isObject(value))
      .map(({ text }) => repeatedMember(where, { text }))
      .find(Boolean)
    return member && `a message has ${member}`
  }

const ONE_OBJECT = 'plugin.framing.host-writes-one-object-per-line'
const UTF8 = 'plugin.framing.host-writes-utf8-json'

const line = (
  verifies: Row['verifies'],
  title: string,
  expected: string,
  observe: Row['observe'],
): Row => ({ verifies, title, expected, observe, always: true })

export const lineRules = rules(
  line(`${ONE_OBJECT}#unshared`, 'no line has two objects', 'one object', noLine(isShared)),
  line(`${ONE_OBJECT}#unbroken`, 'no object has two lines', 'one line', noLine(isBroken)),
  line(
    `${ONE_OBJECT}#object`,
    'what stands on a line is an object',
    'an object',
    noLine(({ value }) => value !== undefined && !isObject(value)),
  ),
  line(
    `${ONE_OBJECT}#closed`,
    'each line ends with a line feed',
    'a line feed behind each message',
    ({ heard, begun }) => {
      const open = begun ?? heard.find(({ unended }) => unended)?.text
      return open !== undefined && `${quote(open, 40)} has no line feed`
    },
  ),
  line(
    'plugin.framing.host-names-types#string',
    'each message has a type',
    'a string',
    ({ messages }) => {
      const wrong = messages.find(({ type }) => typeof type !== 'string')
      return wrong && `\`type\` is ${shown(wrong.type)}`
    },
  ),
  line(
    'plugin.framing.host-names-types#known',
    'each type is documented',
    'a type of hosts',
    ({ messages }) => {
      const wrong = messages.find(
        ({ type }) => typeof type === 'string' && !HOST_TYPES.includes(type),
      )
      return wrong && `\`type\` is ${shown(wrong.type)}`
    },
  ),
  line(
    'plugin.framing.only-messages-on-stdin#protocol',
    'stdin of the plugin has nothing but messages',
    'JSON objects alone',
    noLine(
      ({ text, value }) =>
        value === undefined && !text.startsWith('{') && !text.startsWith('\ufeff'),
    ),
  ),
  line(
    `${UTF8}#utf8`,
    'each line is UTF-8',
    'UTF-8',
    noLine(({ text }) => text.includes('\ufffd')),
  ),
  line(
    `${UTF8}#no-mark`,
    'no byte order mark stands before a message',
    'no mark',
    noLine(isMarked),
  ),
  line(
    'plugin.framing.host-repeats-no-member#outer',
    'each member of a message stands once',
    'each member once',
    repeats('outer'),
  ),
  line(
    'plugin.framing.host-repeats-no-member#inner',
    'each member of an object within a message stands once',
    'each member once',
    repeats('inner'),
  ),
  line(`${UTF8}#strict`, 'each line follows the grammar of JSON', 'JSON', noLine(isLax)),
)
