import type { ShownTool } from '../../../harness/host-conversation.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Verdict } from '../../engine/finding.ts'
import { placesIn } from '../../flattener/places.ts'
import { checksIn, type HostCheck, type Judge } from '../../vfs/host/host-check.ts'
import { lists } from './await-result.ts'
import { called, flattened, offered, ROUND } from './await-schema-scenarios.ts'
import { NO_IDS } from './schema/calls.ts'
import { onListing, onShown, reports } from './schema/rounds.ts'
import { accepts, memberNames, memberOf, type Trial, wrongIn } from './schema/separating.ts'

const on = checksIn('toolstate.await-schema')

const ANY = { any: ['staging'] }
const ALL = { all: ['staging', 'build_2'] }
const BOTH = { ...ANY, ...ALL, timeout_secs: 0 }

const trial = (legal: JsonObject, ...illegal: JsonObject[]): Trial => ({ legal, illegal })

/** Judges the tool `await` as it is shown. */
const onAwait = (expected: string, wrong: (tool: ShownTool) => Verdict): Judge =>
  onShown(['await'], expected, wrong)

/** Judges the schema of await by calls that it accepts or refuses. */
const trying = (...trials: Trial[]): Judge =>
  onAwait('the legal calls and no others', ({ parameters }) =>
    trials.map((each) => wrongIn(parameters, each)).find((wrong) => wrong !== undefined),
  )

/** Judges whether the assistant is shown exactly one tool called await in a round, or none. */
const shows = (nth: number, wanted: 0 | 1): Judge =>
  onListing([nth], `${wanted === 1 ? 'one' : 'no'} tool called await`, ({ tools }) => {
    const { length } = tools.filter(({ name }) => name === 'await')
    return length !== wanted && `${length} of them`
  })

/** Judges that the description of an argument states something, in whatever words. */
const describes = (name: string, what: RegExp, stated: string): Judge =>
  onAwait(`a description that states: ${stated}`, ({ parameters, description }) => {
    const own = memberOf(parameters, name)?.description
    const isStated = [own, own === undefined ? description : own].some(
      (text) => typeof text === 'string' && what.test(text),
    )
    return !isStated && `the description of \`${name}\` does not state it`
  })

/** Whether a schema accepts what is no argument of await at all. */
const isOpen = (schema: JsonObject) => accepts(schema, { any: 7 })

/** The built-in tool as an assistant is shown it. @see rfd037 §Schema */
export const awaitSchemaChecks: readonly HostCheck[] = [
  ...on(offered, {
    'shown-with-stateful-tools': [shows(ROUND.living, 1), shows(ROUND.several, 1)],
    'hidden-without-stateful-tools': [shows(ROUND.living, 1), shows(ROUND.plain, 0)],
    'disabled-tools-do-not-count': [shows(ROUND.living, 1), shows(ROUND.disabled, 0)],
    'name-and-parameters#name': onListing(
      [ROUND.living],
      'a tool with these arguments called await',
      ({ tools }) => {
        const found = tools.find(
          ({ parameters }) => accepts(parameters, BOTH) && !isOpen(parameters),
        )
        return found?.name !== 'await' && `it is called ${found?.name ?? 'nothing'}`
      },
    ),
    'name-and-parameters#description': onAwait(
      'a description',
      ({ description }) => (description ?? '').trim() === '' && 'none',
    ),
    'name-and-parameters#parameters': onAwait(
      'an object',
      ({ parameters: { type } }) => type !== 'object' && 'another type',
    ),
    'properties#arrays': trying(
      trial(ANY, { any: 'staging' }, { any: null }, { any: { id: 'staging' } }),
      trial(ALL, { all: 'staging' }, { all: null }, { all: { id: 'staging' } }),
    ),
    'properties#strings': trying(
      trial(ANY, ...NO_IDS.map((id) => ({ any: ['staging', id] }))),
      trial(ALL, ...NO_IDS.map((id) => ({ all: ['staging', id] }))),
    ),
    'properties#integer': trying(
      ...[0, 5].map((seconds) =>
        trial(
          { ...ANY, timeout_secs: seconds },
          ...[1.5, '5', true, [5]].map((other) => ({ ...ANY, timeout_secs: other })),
        ),
      ),
    ),
    'one-list-required#neither': trying(trial(ANY, {}, { timeout_secs: 5 })),
    'one-list-required#one': trying(trial(ANY), trial(ALL)),
    'one-list-required#both': trying(trial(BOTH)),
    'limit-is-optional#optional': trying(trial(ANY), trial({ ...ANY, ...ALL })),
    'limit-is-optional#no-default': onAwait('no default', ({ parameters }) => {
      const member = memberOf(parameters, 'timeout_secs')
      if (!member) return 'no `timeout_secs`'
      return placesIn(member).some(({ schema }) => 'default' in schema) && 'one'
    }),
    'descriptions#any': describes('any', /\bone\b|\bany\b|first|either/i, 'one is enough'),
    'descriptions#all': describes('all', /\ball\b|every|each/i, 'all have to stop'),
    'descriptions#limit': describes(
      'timeout_secs',
      /without|omit|leav|left out|absent|unless|no (limit|timeout)|indefinite|forever|unlimited/i,
      'there is no limit without it',
    ),
    'no-await-action': [
      shows(ROUND.living, 1),
      onShown(['living'], 'no such action', ({ parameters }) => {
        const legal = { action: 'fetch', id: 'staging' }
        const illegal = ['await', 'wait', 'await_all'].flatMap((action) => [
          { action, id: 'staging' },
          { action, ...ANY },
          { action, ...ANY, id: 'staging', input: 'y' },
        ])
        return wrongIn(parameters, { legal, illegal })
      }),
    ],
    'no-protocol-members': onAwait('no member of the protocol', ({ parameters }) => {
      const names = memberNames(parameters)
      if (!names.includes('any')) return 'no `any`'
      const found = ['action', 'id', 'input'].find((name) => names.includes(name))
      return found && `\`${found}\``
    }),
  }),
  ...on(flattened, {
    'may-leave-lists-optional': onShown(['await', 0, 'any'], 'either', ({ parameters }) => {
      return reports(accepts(parameters, {}), 'both lists are optional', 'a list is required')
    }),
  }),
  ...on(called, {
    'comes-with-the-host': lists('await', 'completed', 'a'),
  }),
]
