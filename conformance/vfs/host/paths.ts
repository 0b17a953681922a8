import { satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import type { ProbeAnswer } from './answer.ts'
import { HARMLESS, named } from './every-method.ts'
import {
  anError,
  aResult,
  asJson,
  code,
  contentOf,
  exists,
  member,
  memberThat,
  same,
} from './expected.ts'
import type { Judge } from './host-check.ts'
import * as asked from './paths/bounds.ts'
import { letterChecks } from './paths/letters.ts'
import { linkChecks, nothingOutside } from './paths/links.ts'
import { nulChecks } from './paths/nul.ts'
import { outsideUntouched } from './project-state.ts'

/** Nothing new stands in the project, whatever it is called. */
const nothingNew =
  (...known: string[]): Judge =>
  ({ snapshots }) => {
    const odd = Object.keys(snapshots.at(-1) ?? {}).find((path) => !known.includes(path))
    return satisfiedUnless(
      odd !== undefined && `a new path ${asJson(odd)}`,
      'nothing new in the project',
    )
  }

/** Ways to name a place that is there and one that is not, and what they have of each. */
const PAIRS = {
  absolute: 'absolute missing',
  'leading escape': 'leading escape missing',
  'later escape': 'later escape missing outside',
}

/** Ways that leave what is there as it is, or that `fs.delete` comes after. */
const LOOKING = [...HARMLESS, 'fs.rename from', 'fs.delete']

/** Judges whether the answer for what is there is the answer for what is not. */
const sameForBoth = ([there, missing]: [string, string]) =>
  LOOKING.map((way) =>
    asked.escapes.onAnswer(`${way} ${there}`, 'an answer', (one, c) =>
      asked.escapes.onAnswer(`${way} ${missing}`, 'an answer', (other) => {
        const [has, hasNot] = [codeIn(one), codeIn(other)]
        const found = `${has} for what is there, ${hasNot} for what is not`
        if (has !== hasNot) return violated('the same answer for both', found, one.index)
        const isSame = messageIn(one) === messageIn(other)
        if (isSame) return satisfied(`${has} for both`)
        return violated('the same answer for both', `${has} for both, in other words`, one.index)
      })(c),
    ),
  )

const codeIn = ({ error }: ProbeAnswer) => (error ? `the error ${String(error.code)}` : 'a result')

/** The message without the name of the file. */
const messageIn = ({ error }: ProbeAnswer) =>
  String(error?.message).replaceAll(/canary\.txt|nope\.txt/g, 'FILE')

const out = (pattern: RegExp) => Object.keys(asked.OUT).filter((name) => pattern.test(name))
const kept = contentOf('kept')
const readable = { precondition: { inside: kept, after: kept } }
/** What a host makes of the paths in the calls of a tool. @see rfd-d11 §Filesystem methods */
export const pathsChecks = [
  ...asked.rooted.checks({
    'vfs.paths.resolved-against-root': {
      expect: {
        ...same(['package.json', 'README.md'], contentOf('of the project')),
        deep: contentOf('a'),
        'read by URL': anError,
        ...same(
          asked.ELSEWHERE.map((name) => `${name} there`),
          exists(false),
        ),
        ...same(
          ['read', 'metadata', 'list'].flatMap((way) =>
            asked.ELSEWHERE.map((name) => `${way} ${name}`),
          ),
          anError,
        ),
      },
    },
  }),
  ...asked.escapes.checks(
    {
      'vfs.paths.refuses-absolute#out-of-project': { expect: named(out(/^absolute/), anError) },
      'vfs.paths.refuses-absolute#from-root': {
        expect: {
          ...named(out(/^rooted/), anError),
          ...named(Object.keys(asked.SYSTEM_ROOT), anError, HARMLESS),
        },
      },
      'vfs.paths.refuses-leading-escape': {
        expect: {
          ...named(out(/^leading|^short/), anError),
          ...named(['parent'], anError, HARMLESS),
        },
      },
      'vfs.paths.refuses-later-escape': {
        expect: {
          ...named(out(/^later|^escape/), anError),
          ...named(['later parent'], anError, HARMLESS),
        },
      },
      'vfs.paths.refusal-code': { expect: named(out(/./), code(-32602, -32001)) },
      'vfs.paths.refusal-has-no-effect': {
        projectBefore: { 'control.txt': null, 'renamed.txt': 'control' },
        expect: { 'made on the way': exists(false) },
        project: { 'a.txt': 'a', 'src/b/c.txt': 'c', 'stolen.txt': null },
        also: [nothingNew('a.txt', 'kept.txt', 'src/b/c.txt', 'renamed.txt'), outsideUntouched],
      },
      'vfs.paths.refusal-hides-existence': {
        also: Object.entries(PAIRS).flatMap(sameForBoth),
      },
    },
    readable,
  ),
  ...asked.into.checks(
    {
      'vfs.paths.refuses-absolute#into-project': {
        expect: {
          ...named(Object.keys(asked.INTO), anError),
          ...named(Object.keys(asked.ITSELF), anError, HARMLESS),
        },
        project: { 'a.txt': 'a', 'src/b/c.txt': 'c', 'stolen.txt': null, 'nope.txt': null },
      },
      'vfs.paths.refuses-leading-escape': {
        title: 'A path that leaves the project is refused where it comes back, or ends beside it.',
        expect: {
          ...named(Object.keys(asked.BACK), anError),
          ...named(Object.keys(asked.NEIGHBOUR), anError, HARMLESS),
        },
      },
      'vfs.paths.refusal-has-no-effect': {
        title: 'A refused path changes nothing in the directory above the project.',
        expect: { 'made above': member('stdout', '') },
      },
      'vfs.paths.links-do-not-read-outside': {
        title: 'A link that was made during the run gives no access either.',
        expect: same(['read a late link', 'list a late link'], nothingOutside),
      },
    },
    {
      precondition: {
        where: memberThat('stdout', 'where the project is', (at) => String(at).startsWith('/')),
        ...readable.precondition,
      },
    },
  ),
  ...asked.escapes.checks({
    'vfs.paths.refusal-ends-only-the-call': {
      precondition: {
        inside: kept,
        ...same(['fs.read absolute', 'fs.write short escape'], anError),
      },
      expect: { after: kept, control: aResult },
    },
  }),
  ...linkChecks,
  ...letterChecks,
  ...nulChecks,
  ...asked.windows.checks(
    { 'vfs.paths.windows-forms': { expect: named(Object.keys(asked.WINDOWS), anError) } },
    readable,
  ),
]
