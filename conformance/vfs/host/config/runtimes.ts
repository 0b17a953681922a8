import { textOf } from '../../../../harness/call-result.ts'
import { callOf } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { equal, isObject } from '../../../../harness/wire/json.ts'
import { satisfiedUnless, violated } from '../../../engine/finding.ts'
import { finishes, onCall, outcomeText, seenOf } from '../answer.ts'
import { asJson } from '../expected.ts'
import { checksOn, type Judge } from '../host-check.ts'

/** Words of a command that a shell, or a reader of one line, may take for its own. */
const WORDS = [
  ...['--mode', 'two words', '', '$HOME', '*', `it's "so"`, 'back\\slash', '--mode'],
  ...['~', '--', 'größer u\u0308', 'two\nlines', '%PATH%', 'a;b', ' spaced ', ''],
]

const OUTPUT = 'plain output of a tool\n'

const ofVfs = (id: string) => ({ id, tool: 'vfs', script: [{ finish: 'vfs' }] })

/** Tools of either runtime, one after the other; a tool of the other one is sent nothing and prints its output. */
const runtimes: HostScenario = {
  name: 'config: tools of both runtimes',
  tool: { runtime: 'vfs', words: WORDS },
  tools: [
    { name: 'plain', runtime: 'stdio', command: ['printf', OUTPUT.replace('\n', '\\n')] },
    { name: 'vfs', runtime: 'vfs' },
  ],
  actions: [
    { call: { id: 'plain', tool: 'plain' } },
    { call: ofVfs('vfs') },
    { call: [{ id: 'plain again', tool: 'plain' }, ofVfs('vfs again')] },
  ],
}

const words: HostScenario = {
  name: 'config: a command with arguments',
  tool: { runtime: 'vfs', words: WORDS },
  script: [{ tell_process: true }, { finish: 'words' }],
}

/** A tool that was given something to do, and did it. */
const spoke = (id?: string) => finishes('a tool that reads init', id)

/** The output of a tool, with or without its last line feed. */
const printed = (id: string) =>
  onCall(id, `${id}: the output of the tool`, (call, c) => {
    const isOutput = call?.result !== undefined && textOf(call.result).trim() === OUTPUT.trim()
    return !isOutput && outcomeText(c, call)
  })

const carried: Judge = (c) => {
  const call = callOf(c)
  const expected = `the arguments ${asJson(WORDS)}`
  const process = call && seenOf(call).find((seen) => seen.process)?.process
  if (!isObject(process)) return violated(expected, outcomeText(c, call), call?.index)
  const { arguments: found } = process
  return satisfiedUnless(!equal(found, WORDS) && `the arguments ${asJson(found)}`, expected)
}

/** How a tool is started, and what it is sent. @see rfd-d11 §Configuration */
export const wordChecks = [
  ...checksOn(words, {
    'vfs.config.runtime-selects-protocol': spoke(),
    'vfs.config.command-carries-arguments': carried,
  }),
]

/** Tools of both runtimes in one host. @see rfd-d11 §Configuration */
export const runtimeChecks = [
  ...checksOn(runtimes, {
    'vfs.config.runtimes-side-by-side': [
      printed('plain'),
      spoke('vfs'),
      printed('plain again'),
      spoke('vfs again'),
    ],
  }),
]
