import { equal, isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { inconclusive, quote } from '../../engine/finding.ts'
import { firstOf, type Observe, shows, withoutColours } from './observed.ts'
import { scene } from './scenario.ts'
import { formatted, print, run } from './script.ts'

/** The same observation of output without colours. */
const plain =
  (observe: Observe): Observe =>
  (reading) =>
    observe({ ...reading, stdout: withoutColours(reading.stdout) })

/** What stands between two marks on stdout. */
const between =
  (fits: (text: string) => ReturnType<Observe>): Observe =>
  ({ stdout }) => {
    const [, text] = /<<<([\s\S]*)>>>/.exec(stdout) ?? []
    return text === undefined ? 'the marks around it are not there' : fits(text)
  }

const VALUE = { name: 'Größe', many: [1, 2, { deep: true }], none: null }
const CODE = '    let x = 1;\n\tlet y = 2;\n'
const WORDS = ['Heading', 'some', 'strong', 'words', 'with', 'code', 'inside']

const CHANNELS = ['reasoning', 'tool_result', 'tool_call', 'chrome', 'content'] as const
const FORMATS = ['plain', 'markdown', 'json', 'code'] as const

const quietText = (channel: string, format: string) =>
  format === 'json' ? `["quiet-${channel}-json"]` : `quiet-${channel}-${format}\n`

/** What quiet mode leaves out as plain text, it must leave out in every format. */
const quiet: Observe = plain(({ stdout }) => {
  const has = (channel: string, format: string) => stdout.includes(`quiet-${channel}-${format}`)
  const silent = CHANNELS.filter((channel) => !has(channel, 'plain'))
  if (silent.length === 0) return inconclusive('the mode leaves out no channel')
  const wrong = silent.find((channel) => FORMATS.some((format) => has(channel, format)))
  return wrong && `text on ${wrong} is shown in another format`
})

/** What stdout has in JSON mode: one value, or one on each line. */
function valuesIn(stdout: string): unknown[] | undefined {
  const whole = parse(stdout)
  if (whole !== undefined) return [whole]
  const values = stdout
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parse)
  return values.includes(undefined) ? undefined : values
}

const hasText = (value: unknown, text: string): boolean =>
  typeof value === 'string'
    ? value.includes(text)
    : Object.values((isObject(value) || Array.isArray(value) ? value : {}) as JsonObject).some(
        (inner) => hasText(inner, text),
      )

const PRINTED = ['  first "of" two\n', 'second 📏\t']

/** Formats of printed text, and modes of the host's output. @see rfd072 §Output */
export const formatScenes = [
  scene(
    'print: JSON',
    { steps: run(...print('<<<'), formatted('json', JSON.stringify(VALUE)), ...print('>>>\n')) },
    {
      'plugin.print.json-is-laid-out#lines': [
        'several lines',
        plain(between((text) => text.trim().split('\n').length < 2 && 'it is on one line')),
      ],
      'plugin.print.json-is-laid-out#value': [
        'the value that was sent',
        plain(between((text) => !equal(parse(text), VALUE) && 'it is another value')),
      ],
    },
  ),
  scene(
    'print: code and Markdown',
    {
      steps: run(
        formatted('code', 'without language\n'),
        formatted('code', 'strange language\n', { language: 'no-such-language' }),
        formatted('code', CODE, { language: 'rust' }),
        formatted('markdown', '# Heading\n\nsome **strong** words with `code` inside\n'),
      ),
    },
    {
      'plugin.print.code-is-highlighted#optional': [
        'the text',
        plain(firstOf(shows('without language'), shows('strange language'))),
      ],
      'plugin.print.code-is-highlighted#intact': [quote(CODE), plain(shows(CODE.trimEnd()))],
      'plugin.print.markdown-is-rendered#words': ['all words in order', plain(shows(...WORDS))],
    },
  ),
  scene(
    'print: in quiet mode',
    {
      steps: run(
        ...CHANNELS.flatMap((channel) =>
          FORMATS.map((format) => formatted(format, quietText(channel, format), { channel })),
        ),
      ),
      mode: 'quiet',
      plain: true,
    },
    { 'plugin.print.quiet-applies': ['nothing of such a channel, in any format', quiet] },
  ),
  scene(
    'print: in JSON mode',
    {
      steps: run(...print(...PRINTED), formatted('markdown', '*third*')),
      mode: 'json',
      plain: true,
    },
    {
      'plugin.print.json-mode-applies#readable': [
        'JSON',
        ({ stdout }) => !valuesIn(stdout) && 'it is none',
      ],
      'plugin.print.json-mode-applies#contained': [
        'the texts in strings',
        ({ stdout }) => {
          const values = valuesIn(stdout)
          const missing = PRINTED.find((text) => !hasText(values, text))
          return missing !== undefined && `${quote(missing)} is not there`
        },
      ],
    },
  ),
]
