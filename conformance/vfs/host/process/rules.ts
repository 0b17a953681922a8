import { isObject } from '../../../../harness/wire/json.ts'
import { satisfied, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { answerText } from '../answer.ts'
import { both, code, exit, same } from '../expected.ts'
import { programs } from './programs.ts'
import { names } from './requests.ts'
import { stdout } from './seen.ts'
import { withoutVariables } from './variables.ts'
import { wrongFiles, wrongs } from './wrong-requests.ts'

const inRoot = stdout('the root of the project')
const CODED = code(-32001)
const LISTED = stdout('a:b:c')
const differs = (which: string) => `${which} differs`
const LIKE_COVERED = [
  ...['in capitals, the program', 'with a blank, the program'],
  ...['a longer program', 'a shorter program'],
]
const OPEN = ['open alone', 'open first alone']

/** Which programs may be run, with which arguments. */
export const ruleChecks = programs.checks({
  'vfs.process.uncovered-program-refused': {
    precondition: { control: exit(0), exact: exit(0) },
    projectBefore: { 'control.txt': 'made' },
    expect: same(['uncovered', 'tee uncovered', 'without programs', ...LIKE_COVERED], CODED),
    project: { 'uncovered.txt': null, 'teed.txt': null, 'section.txt': null },
  },
  'vfs.process.arguments-checked': {
    precondition: { 'covered args': inRoot },
    expect: { 'uncovered args': CODED },
  },
  'vfs.process.argument-patterns#whole-list': {
    precondition: { 'covered args': inRoot, exact: stdout('exact'), 'as listed': LISTED },
    expect: {
      'an empty list': exit(1),
      ...same(['exact and more', 'last missing', 'more than an empty list'], CODED),
    },
  },
  'vfs.process.argument-patterns#each-argument': {
    precondition: { 'as listed': LISTED },
    expect: same(
      [...['second', 'third', 'last'].map(differs), 'in capitals', 'with a blank'],
      CODED,
    ),
  },
  'vfs.process.argument-patterns#open-end': {
    expect: {
      'open and more': stdout('open b'),
      'open and two more': stdout('open bc'),
      'open first': stdout('first'),
      'open first and more': stdout('a.b.'),
      'two before open': stdout('a+b+c'),
      'open alone by rule': stdout('a b\n'),
      ...same(
        ['another first', 'longer first', 'second before open differs', 'no arguments'],
        CODED,
      ),
    },
    requests: OPEN,
    // Nothing states whether `**` stands for no argument as well: only reported.
    also: OPEN.map((name) =>
      programs.onAnswer(name, 'an answer', ({ error }) =>
        satisfied(error ? '** covers one argument or more' : '** covers no argument too'),
      ),
    ),
  },
  'vfs.process.argument-patterns#literal-stars': {
    precondition: { 'stars inside': stdout('a<**>c'), 'a star': stdout('*-') },
    expect: same(['for stars inside', 'for a star'], CODED),
  },
  'vfs.process.argument-patterns#no-rule': {
    expect: same(['any: none', 'any: some'], exit(0)),
  },
  'vfs.process.no-processes-by-default': {
    precondition: { control: exit(0) },
    expect: same(['bare', 'bare sh'], CODED),
    project: { 'bare.txt': null },
  },
  'vfs.process.same-base-name-not-covered': {
    precondition: { 'make decoy': exit(0) },
    requests: ['decoy'],
    also: programs.onAnswer('decoy', 'an answer', ({ result: found, error, index }) => {
      if (error) return satisfied(`refused with the error ${String(error.code)}`)
      return isObject(found) && found.stdout === 'decoy'
        ? violated('a refusal', 'another file of the same name is run', index)
        : satisfied('another program of that name is not run')
    }),
  },
})

const UNLISTED = ['no lists', 'no envs']
const withoutAll = both(exit(0), withoutVariables(...Object.values(names)))

/** Params that are wrong, missing or beside the point. */
export const paramChecks = programs.checks({
  'vfs.process.invalid-params-refused': {
    precondition: { before: exit(0), control: exit(0) },
    projectBefore: { 'control.txt': 'made' },
    expect: same(Object.keys(wrongs), code(-32602)),
    project: Object.fromEntries(wrongFiles.map((name) => [name, null])),
  },
  'vfs.process.lists-optional': {
    precondition: { before: exit(0) },
    requests: UNLISTED,
    also: UNLISTED.map((name) =>
      programs.onAnswer(name, 'an answer', (answer, c) => {
        const { error, index } = answer
        const expected = 'the program run without variables, or the error -32602'
        if (error)
          return satisfiedUnless(error.code !== -32602 && answerText(answer), expected, index)
        return satisfiedUnless(
          withoutAll.wrong(answer, c) ?? satisfied('run without'),
          expected,
          index,
        )
      }),
    ),
  },
  'vfs.process.cwd-member-without-effect': {
    precondition: { 'working directory': exit(0) },
    requests: ['directory'],
    also: programs.onAnswer('directory', 'an answer', ({ result: found, error, index }) => {
      if (error) return satisfied(`refused with the error ${String(error.code)}`)
      const isRoot = isObject(found) && found.stdout === 'the root of the project'
      return isRoot
        ? satisfied('without effect')
        : violated('the program in the root of the project', 'the program run elsewhere', index)
    }),
  },
})
