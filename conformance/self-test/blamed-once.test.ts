import { expect, test } from 'vitest'
import type { Results } from '../../spec/generated/results.ts'
import { certify } from '../engine/certify.ts'
import { pluginHostSuite } from '../plugin/host/suite.ts'
import { suites } from '../suite-list.ts'
import { vfsHostSuite } from '../vfs/host/suite.ts'
import { root } from './configuration.ts'
import { provingOf } from './proving.ts'

const TIMEOUT = { timeout: 60_000 * Number(process.env.JP_TIME_SCALE ?? 1) }

const about = (only: string[]) => ({
  ...{ base: root, only, skip: [], argv: [], seed: 1, jobs: 2, timeScale: 1 },
})

/** The requirements that failed for themselves, and how many failures follow from others. */
function blamed({ results }: Results) {
  const failed = results.filter(({ verdict }) => verdict === 'fail')
  const own = failed.filter(({ becauseOf }) => becauseOf === undefined)
  return {
    own: [...new Set(own.map(({ requirement }) => requirement))].sort(),
    following: failed.length - own.length,
  }
}

const subject = (name: string, ...words: string[]) => [
  ...['python3', '-S', '-E', `conformance/self-test/subjects/${name}.py`],
  ...words,
]

const REPLIES = 'plugin.errors.one-reply'
const ARGUMENTS = 'plugin.lifecycle.init-has-arguments'

test.each([
  ['replies-to-nothing', [REPLIES]],
  ['replies-to-nothing,renames-arguments', [REPLIES, ARGUMENTS]],
])('a host of plugins that %s is blamed for that', TIMEOUT, async (defects, expected) => {
  const results = await certify(pluginHostSuite, {
    ...about([REPLIES, ARGUMENTS, 'plugin.ids.ids-*', 'plugin.print.text-is-shown']),
    config: { limits: { reply_ms: 1_500 } },
    command: subject('defective_plugin_host', defects, '{plugin}'),
  })
  const { own, following } = blamed(results)
  expect(own).toEqual(expected)
  expect(following).toBeGreaterThan(3)
})

const CREATES = 'plugin.conversations.creates-conversations'

test(
  'a host of plugins that crashes at a request is blamed for that request',
  TIMEOUT,
  async () => {
    const results = await certify(pluginHostSuite, {
      ...about([CREATES, 'plugin.locks.created-*', 'plugin.conversations.created-*']),
      config: { profile: 'write' },
      command: subject('defective_plugin_host', 'crashes-at-create', '{plugin}'),
    })
    const { own, following } = blamed(results)
    expect(own).toEqual([CREATES])
    expect(following).toBeGreaterThan(2)
  },
)

const STATE = 'toolstate.responses.state-member'
const ABORT = 'toolstate.commands.abort-ends-process'

test.each([
  ['shows-no-state', [STATE]],
  ['shows-no-state aborts-nothing', [ABORT, STATE]],
])('a host of stateful tools that %s is blamed for that', TIMEOUT, async (defects, expected) => {
  const results = await certify(vfsHostSuite, {
    ...about(['toolstate.responses.*-shows-*', STATE, ABORT]),
    config: { answer_ms: 10_000 },
    retryUnhurried: false,
    command: subject('defective_host', ...defects.split(' ')),
  })
  const { own, following } = blamed(results)
  expect(own).toEqual(expected)
  expect(following).toBeGreaterThan(4)
})

/** A mutant, what it violates, and what else fails because of that. */
const mutants = [
  [
    ...(['tool', 'vfs.rpc.dies-of-refusal'] as const),
    ...(['vfs.rpc.tool-survives-error-response', 'vfs.lifecycle.final-notification'] as const),
  ],
  [
    ...(['host', 'vfs.rpc.nothing-for-errors'] as const),
    ...(['vfs.rpc.result-or-error', 'vfs.read.missing-file'] as const),
  ],
  [
    ...(['plugin', 'plugin.lifecycle.ends-without-exit'] as const),
    ...(['plugin.lifecycle.ends-with-exit', 'plugin.case.expected-exit'] as const),
  ],
  [
    ...(['plugin-host', 'plugin-host.shutdown.passes-sigterm-over'] as const),
    ...(['plugin.shutdown.sigterm-is-relayed', 'plugin.shutdown.exit-after-shutdown'] as const),
  ],
] as const

test.each(mutants)('the %s %s is blamed for that alone', TIMEOUT, async (role, id, cause, more) => {
  const entry = suites.find((each) => each.role === role)
  const proving = entry && (await provingOf(entry))
  const mutant = proving?.mutants.find((each) => each.id === id)
  if (!proving || !mutant) throw new Error(`there is no mutant ${id}`)
  const { own, following } = blamed(await proving.certify({ ...mutant, only: [cause, more] }))
  expect(own).toEqual([cause])
  expect(following).toBeGreaterThan(0)
})

const whyNotTried = ({ results }: Results) =>
  results.flatMap(({ verdict, reason }) => (verdict === 'inconclusive' ? [reason] : []))

const FILES = 'vfs.methods.serves-fs'

test('a host that answers no request of one method is asked for it once', TIMEOUT, async () => {
  const results = await certify(vfsHostSuite, {
    ...about(
      ['methods', 'grep', 'read', 'write', 'delete', 'codes'].map((area) => `vfs.${area}.*`),
    ),
    config: { answer_ms: 5_000 },
    retryUnhurried: false,
    command: subject('defective_host', 'answers-no-grep'),
  })
  expect(blamed(results)).toEqual({ own: [FILES], following: 0 })
  const why = whyNotTried(results)
  expect(new Set(why)).toEqual(new Set(['not tried: the host answered no `fs.grep`']))
  expect(why.length).toBeGreaterThan(20)
})

test('a host that never shows its project is asked for it once', TIMEOUT, async () => {
  const results = await certify(vfsHostSuite, {
    ...about(['write', 'delete', 'rename', 'codes', 'framing'].map((area) => `vfs.${area}.*`)),
    config: { answer_ms: 5_000 },
    retryUnhurried: false,
    command: subject('defective_host', 'shows-no-files'),
  })
  const { own } = blamed(results)
  expect(own.filter((requirement) => !requirement.startsWith('vfs.write.'))).toEqual([])
  const why = whyNotTried(results).filter((each) => !each.startsWith('the project was not shown'))
  expect(new Set(why)).toEqual(new Set(['not tried: the host answered no `snapshot`']))
  expect(why.length).toBeGreaterThan(20)
})
