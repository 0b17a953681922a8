import { HARMLESS, named } from './every-method.ts'
import { anError, aResult, code, contentOf, exists } from './expected.ts'
import { hostChecks } from './host-check.ts'
import {
  escapes,
  INTO,
  ITSELF,
  inner,
  into,
  links,
  OUT,
  PARENT,
  readable,
  rooted,
  WINDOWS,
  windows,
} from './paths/bounds.ts'
import {
  contentUnless,
  nameFound,
  nameListed,
  noFile,
  noSize,
  nothingNew,
  nothingOutside,
  notSafe,
  notThere,
  sameForBoth,
  somewhere,
} from './paths/expected.ts'
import {
  BRACED,
  CUT,
  cut,
  DOTTED,
  dots,
  FOREIGN,
  foreign,
  inDots,
  literal,
} from './paths/letters.ts'
import { outsideUntouched } from './project-state.ts'

const names = (pattern: RegExp) => Object.keys(OUT).filter((name) => pattern.test(name))

/** What a host makes of the paths in the calls of a tool. @see rfd-d11 §Filesystem methods */
export const pathsChecks = hostChecks(
  rooted.check('vfs.paths.resolved-against-root', {
    expect: {
      'package.json': contentOf('of the project'),
      'README.md': contentOf('of the project'),
      deep: contentOf('a'),
      'not there': exists(false),
    },
  }),
  ...escapes.checks({
    'vfs.paths.refuses-absolute#out-of-project': {
      precondition: readable,
      expect: named(names(/^absolute/), anError),
    },
    'vfs.paths.refuses-absolute#from-root': {
      precondition: readable,
      expect: named(names(/^rooted/), anError),
    },
  }),
  into.check('vfs.paths.refuses-absolute#into-project', {
    precondition: { where: somewhere, ...readable },
    expect: {
      ...named(Object.keys(INTO), anError),
      ...named(Object.keys(ITSELF), anError, HARMLESS),
    },
    project: { 'a.txt': 'a', 'src/b/c.txt': 'c', 'stolen.txt': null, 'nope.txt': null },
  }),
  escapes.check('vfs.paths.refuses-leading-escape', {
    precondition: readable,
    expect: {
      ...named(names(/^leading|^short/), anError),
      ...named(Object.keys(PARENT), anError, HARMLESS),
    },
  }),
  escapes.check('vfs.paths.refuses-later-escape', {
    precondition: readable,
    expect: named(names(/^later|^escape/), anError),
  }),
  escapes.check('vfs.paths.refusal-code', {
    precondition: readable,
    expect: named(names(/./), code(-32602, -32001)),
  }),
  inner.check('vfs.paths.inner-parent-components', {
    precondition: { plain: contentOf('a') },
    expect: {
      parent: contentUnless('an error, or the file that the text names', 'a'),
      'parent of a link': contentUnless('an error, or the file that the text names', 'a'),
    },
  }),
  dots.check('vfs.paths.dots-in-names', {
    expect: {
      ...inDots('write', () => aResult),
      ...inDots('read', contentOf),
      ...inDots('see', () => exists(true)),
    },
    project: Object.fromEntries(DOTTED.map((path) => [path, path])),
  }),
  escapes.check('vfs.paths.refusal-has-no-effect', {
    precondition: readable,
    projectBefore: { 'control.txt': null, 'renamed.txt': 'control' },
    expect: { 'made on the way': exists(false) },
    project: { 'a.txt': 'a', 'src/b/c.txt': 'c', 'stolen.txt': null },
    also: (c) => [
      ...nothingNew(c, 'a.txt', 'kept.txt', 'src/b/c.txt', 'renamed.txt'),
      ...outsideUntouched(c),
    ],
  }),
  escapes.check('vfs.paths.refusal-ends-only-the-call', {
    precondition: {
      inside: contentOf('kept'),
      'fs.read absolute': anError,
      'fs.write short escape': anError,
    },
    expect: { after: contentOf('kept'), control: aResult },
  }),
  links.check('vfs.paths.links-do-not-read-outside', {
    precondition: { own: contentOf('own') },
    expect: {
      'read link': nothingOutside,
      'read below': nothingOutside,
      list: nothingOutside,
      'metadata below': noFile,
      grep: nothingOutside,
      'grep below': nothingOutside,
      'grep link': nothingOutside,
      stolen: nothingOutside,
    },
  }),
  links.check('vfs.paths.links-do-not-change-outside', {
    projectBefore: { 'control.txt': 'control' },
    also: outsideUntouched,
  }),
  escapes.check('vfs.paths.refusal-hides-existence', { precondition: readable, also: sameForBoth }),
  literal.check('vfs.paths.are-literal', {
    expect: {
      star: contentOf('star'),
      'question mark': code(-32002),
      brackets: code(-32002),
      braces: code(-32002),
      'delete star': aResult,
    },
    project: {
      '*.txt': null,
      'a.txt': 'a',
      'b.txt': 'b',
      '~/x.txt': 'tilde',
      '$HOME/x.txt': 'variable',
      [BRACED]: 'braces',
    },
  }),
  foreign.check('vfs.paths.non-ascii-names', {
    expect: { write: aResult, read: contentOf('needle\n'), list: nameListed, grep: nameFound },
    project: { [FOREIGN]: 'needle\n' },
  }),
  cut.check('vfs.paths.nul-is-not-cut', {
    precondition: { safe: contentOf('safe'), control: aResult },
    projectBefore: { 'control.txt': 'changed' },
    expect: { read: notSafe, exists: notThere, metadata: noSize },
    project: { ...CUT, 'made.txt': null, 'moved.txt': null },
  }),
  windows.check('vfs.paths.windows-forms', {
    precondition: readable,
    expect: named(Object.keys(WINDOWS), anError),
  }),
)
