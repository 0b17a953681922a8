import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { accessSync, lstatSync, readFileSync } from 'node:fs'
import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { having, mutantsIn } from './mutant.ts'

/** What a plugin has written of its description so far; undefined when more has to come. */
type Take = (written: string, child: ChildProcessWithoutNullStreams) => string | undefined

/** Asks plugins, and takes what one has written for its description. */
const askedBy = (take: Take) =>
  having(() => ({
    describe: (program, { question }) =>
      new Promise<JsonObject | undefined>((resolve) => {
        const child = spawn(program, [])
        let written = ''
        child.stdin.on('error', () => {}).write(question)
        child.on('error', () => resolve(undefined)).on('close', () => resolve(undefined))
        child.stdout.on('data', (chunk: Buffer) => {
          written += chunk.toString('utf8')
          const line = take(written, child)
          const value = line === undefined ? undefined : parse(line)
          if (line !== undefined) resolve(isObject(value) ? value : undefined)
        })
      }),
  }))

/** The program that a script states as its interpreter. */
const interpreterOf = (program: string) => /^#!(\S+)/.exec(readFileSync(program, 'utf8'))?.[1]

/** Defects of descriptions that names, kinds of files, and what comes late show beside those of every example. */
export const nearDescribeMutants = mutantsIn('plugin-host.describe')({
  'plugin.describe.asks-with-describe#alone': {
    'shuts-down-later: sends `shutdown` when it has the description': askedBy((written, child) => {
      const [line = '', ...rest] = written.split('\n')
      if (rest.length > 0) child.stdin.end('{"type":"shutdown"}\n')
      return rest.length > 0 ? line : undefined
    }),
  },
  'plugin.describe.help-searches-path#all': {
    'passes-links-over: asks no plugin whose file is a link': having(({ findPlugins }) => ({
      findPlugins: () =>
        new Map([...findPlugins()].filter(([, program]) => !lstatSync(program).isSymbolicLink())),
    })),
  },
  'plugin.describe.failed-descriptions': {
    'fails-at-unstartable: shows no help where a plugin cannot be started': having(
      ({ findPlugins }) => ({
        findPlugins() {
          const plugins = findPlugins()
          for (const program of plugins.values()) accessSync(interpreterOf(program) ?? program)
          return plugins
        },
      }),
    ),
  },
  'plugin.describe.plugin-help#shown': {
    'shows-a-page: shows the first 24 lines of the help': having(({ describe }) => ({
      async describe(...given) {
        const description = await describe(...given)
        const lines = String(description?.help).split('\n').slice(0, 24)
        return description && { ...description, help: lines.join('\n') }
      },
    })),
  },
  'plugin.framing.host-reassembles-input#pieces': {
    'takes-first-piece: takes what comes first of a description for all of it': askedBy(
      (written, child) => {
        child.kill('SIGKILL')
        return written
      },
    ),
  },
})
