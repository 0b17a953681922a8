import { ON_TERMINAL } from '../../../harness/probes/plugin-probe.ts'
import { inconclusive, type Verdict } from '../../engine/finding.ts'
import type { Observe } from './observed.ts'
import { type Row, scene } from './scenario.ts'
import { formatted, print, run } from './script.ts'

const MARKDOWN = '# Heading\n\nsome **strong** words with `code` inside\n'
const VALUE = JSON.stringify({ name: 'text', many: [1, 2], truth: true, none: null })

/** The same in languages of which a host knows at least one. */
const CODE = {
  rust: 'fn main() {\n    let x = "text"; // comment\n}\n',
  python: 'def main():\n    x = "text"  # comment\n',
  javascript: 'function main() {\n  const x = "text" // comment\n}\n',
}

/** Prints a text of a format between two marks with a name. */
const marked = (name: string, format: string, text: string, more: object = {}) => [
  ...print(`<${name}>\n`),
  formatted(format, text, more),
  ...print(`\n</${name}>\n`),
]

/** What stands between the marks of a name, with line ends as they were sent. */
const between =
  (name: string, fits: (text: string) => Verdict): Observe =>
  ({ stdout }) => {
    const shown = stdout.replaceAll('\r\n', '\n')
    const [, text] = shown.split(`<${name}>\n`)
    if (text === undefined || !text.includes(`</${name}>`))
      return inconclusive('the marks around it are not there')
    return fits(text.slice(0, text.lastIndexOf(`</${name}>`)))
  }

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const COLOUR = /\u001b\[[0-9;:]*[1-9][0-9;:]*m/

const isPlain = (text: string) => !COLOUR.test(text) && 'there are no colours'

/** In one of the languages at least. */
const colouredCode: Observe = (reading) => {
  const all = Object.keys(CODE).map((language) => between(language, isPlain)(reading))
  return all.every(Boolean) && all.find(Boolean)
}

const coloured = (verifies: Row['verifies'], title: string, observe: Observe): Row => ({
  ...{ verifies, title, expected: 'colours' },
  observe,
})

/** A host on a colour terminal. @see rfd072 §Output @see rfd072 §Channel Model */
export const terminalScenes = [
  scene(
    'terminal: formats',
    {
      steps: run(
        ...Object.entries(CODE).flatMap(([language, text]) =>
          marked(language, 'code', text, { language }),
        ),
        ...marked('json', 'json', VALUE),
        ...marked('markdown', 'markdown', MARKDOWN),
      ),
      ...{ terminal: true, plain: true },
    },
    {},
    coloured(
      'plugin.print.code-is-highlighted#highlighted',
      'shows code in colours on a colour terminal',
      colouredCode,
    ),
    coloured(
      'plugin.print.json-is-laid-out#highlighted',
      'shows JSON in colours on a colour terminal',
      between('json', isPlain),
    ),
    {
      verifies: 'plugin.print.markdown-is-rendered#rendered',
      title: 'renders Markdown on a colour terminal',
      expected: 'something else than the Markdown that was sent',
      observe: between(
        'markdown',
        (text) => text.trim() === MARKDOWN.trim() && 'the Markdown is shown as it was sent',
      ),
    },
    {
      verifies: 'plugin.framing.three-channels#stdin-not-terminal',
      title: 'gives the plugin no terminal as its stdin',
      expected: 'a pipe or the like',
      observe: ({ started, events }) =>
        started
          ? events.includes(ON_TERMINAL) && 'it is a terminal'
          : inconclusive('the plugin was not started'),
      always: true,
    },
  ),
]
