import { CANARY } from '../../../harness/host-conversation.ts'
import { satisfied, satisfiedUnless, violated } from '../../engine/finding.ts'
import { answerText, type ProbeAnswer } from './answer.ts'
import { HARMLESS, named } from './every-method.ts'
import {
  anError,
  aResult,
  asJson,
  code,
  contentOf,
  type Expected,
  exists,
  member,
  memberThat,
  not,
  orError,
  same,
} from './expected.ts'
import type { Judge } from './host-check.ts'
import * as asked from './paths/bounds.ts'
import { letterChecks } from './paths/letters.ts'
import { outsideUntouched } from './project-state.ts'

/** Nothing that stands outside of the project: neither what a file holds, nor that it is there. */
const nothingOutside: Expected = {
  expected: 'nothing of what is outside of the project',
  wrong: (answer) => {
    const text = JSON.stringify(answer.result) ?? ''
    return text.includes(CANARY) || text.includes('"canary.txt"') ? answerText(answer) : undefined
  },
}

const noFile = not(nothingOutside.expected, member('kind', 'file'))

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

/** Judges whether the answer for what is there is the answer for what is not. */
const sameForBoth = (there: string) =>
  ['fs.read', 'fs.exists', 'fs.metadata', 'fs.delete'].map((way) =>
    asked.escapes.onAnswer(`${way} ${there}`, 'an answer', (one, c) =>
      asked.escapes.onAnswer(`${way} ${there} missing`, 'an answer', (other) => {
        const [has, hasNot] = [codeIn(one), codeIn(other)]
        if (has === hasNot) return satisfied(`${has} for both`)
        const found = `${has} for what is there, ${hasNot} for what is not`
        return violated('the same answer for both', found, one.index)
      })(c),
    ),
  )

const codeIn = ({ error }: ProbeAnswer) => (error ? `the error ${String(error.code)}` : 'a result')

const out = (pattern: RegExp) => Object.keys(asked.OUT).filter((name) => pattern.test(name))
const kept = contentOf('kept')
const readable = { precondition: { inside: kept, after: kept } }
const samePlace = orError('an error, or the file that the text names', contentOf('a'))
/** What a host makes of the paths in the calls of a tool. @see rfd-d11 §Filesystem methods */
export const pathsChecks = [
  ...asked.rooted.checks({
    'vfs.paths.resolved-against-root': {
      expect: {
        ...same(['package.json', 'README.md'], contentOf('of the project')),
        deep: contentOf('a'),
        'not there': exists(false),
      },
    },
  }),
  ...asked.escapes.checks(
    {
      'vfs.paths.refuses-absolute#out-of-project': { expect: named(out(/^absolute/), anError) },
      'vfs.paths.refuses-absolute#from-root': { expect: named(out(/^rooted/), anError) },
      'vfs.paths.refuses-leading-escape': {
        expect: {
          ...named(out(/^leading|^short/), anError),
          ...named(Object.keys(asked.PARENT), anError, HARMLESS),
        },
      },
      'vfs.paths.refuses-later-escape': { expect: named(out(/^later|^escape/), anError) },
      'vfs.paths.refusal-code': { expect: named(out(/./), code(-32602, -32001)) },
      'vfs.paths.refusal-has-no-effect': {
        projectBefore: { 'control.txt': null, 'renamed.txt': 'control' },
        expect: { 'made on the way': exists(false) },
        project: { 'a.txt': 'a', 'src/b/c.txt': 'c', 'stolen.txt': null },
        also: [nothingNew('a.txt', 'kept.txt', 'src/b/c.txt', 'renamed.txt'), outsideUntouched],
      },
      'vfs.paths.refusal-hides-existence': {
        also: ['absolute', 'leading escape'].flatMap(sameForBoth),
      },
    },
    readable,
  ),
  ...asked.into.checks({
    'vfs.paths.refuses-absolute#into-project': {
      precondition: {
        where: memberThat('stdout', 'where the project is', (at) => String(at).startsWith('/')),
        ...readable.precondition,
      },
      expect: {
        ...named(Object.keys(asked.INTO), anError),
        ...named(Object.keys(asked.ITSELF), anError, HARMLESS),
      },
      project: { 'a.txt': 'a', 'src/b/c.txt': 'c', 'stolen.txt': null, 'nope.txt': null },
    },
  }),
  ...asked.escapes.checks({
    'vfs.paths.refusal-ends-only-the-call': {
      precondition: {
        inside: kept,
        ...same(['fs.read absolute', 'fs.write short escape'], anError),
      },
      expect: { after: kept, control: aResult },
    },
  }),
  ...asked.inner.checks({
    'vfs.paths.inner-parent-components': {
      precondition: { plain: contentOf('a') },
      expect: same(['parent', 'parent of a link'], samePlace),
    },
  }),
  ...asked.links.checks({
    'vfs.paths.links-do-not-read-outside': {
      precondition: { own: contentOf('own') },
      expect: {
        ...same(['read link', 'read below', 'list'], nothingOutside),
        'metadata below': noFile,
        ...same(['grep', 'grep below', 'grep link', 'stolen'], nothingOutside),
      },
    },
    'vfs.paths.links-do-not-change-outside': {
      projectBefore: { 'control.txt': 'control' },
      also: outsideUntouched,
    },
  }),
  ...letterChecks,
  ...asked.windows.checks(
    { 'vfs.paths.windows-forms': { expect: named(Object.keys(asked.WINDOWS), anError) } },
    readable,
  ),
]
