import { isObject } from '../../../../harness/wire/json.ts'
import { type Finding, satisfied, violated } from '../../../engine/finding.ts'
import type { ProbeAnswer } from '../answer.ts'
import { code } from '../expected.ts'
import { hostChecks } from '../host-check.ts'
import { exit, stdout } from './expected.ts'
import { programs } from './programs.ts'

const CODED = code(-32001)

const COVERED = {
  'covered args': stdout('the root of the project'),
  exact: stdout('exact'),
  'any: none': exit(0),
}

/** Nothing states whether `**` stands for no argument as well: only reported. */
const nothingMore = ({ error }: ProbeAnswer): Finding =>
  satisfied(error ? '** covers one argument or more' : '** covers no argument too')

function decoy(answer: ProbeAnswer): Finding {
  const { result: found, error } = answer
  if (error) return satisfied(`refused with the error ${String(error.code)}`)
  return isObject(found) && found.stdout === 'decoy'
    ? violated('a refusal', 'another file of the same name is run')
    : satisfied('another program of that name is not run')
}

/** Which programs may be run, with which arguments. */
export const ruleChecks = hostChecks(
  programs.check('vfs.process.uncovered-program-refused', {
    precondition: { control: exit(0), exact: exit(0) },
    projectBefore: { 'control.txt': 'made' },
    expect: { uncovered: CODED, 'tee uncovered': CODED },
    project: { 'uncovered.txt': null, 'teed.txt': null },
  }),
  programs.check('vfs.process.arguments-checked', {
    precondition: { 'covered args': COVERED['covered args'] },
    expect: { 'uncovered args': CODED },
  }),
  programs.check('vfs.process.argument-patterns', {
    expect: {
      ...COVERED,
      'exact and more': CODED,
      'open and more': stdout('open b'),
      'open and two more': stdout('open bc'),
      'open first': stdout('first'),
      'open first and more': stdout('a.b.'),
      'another first': CODED,
      'longer first': CODED,
      'no arguments': CODED,
      'any: some': exit(0),
    },
    requests: ['open alone', 'open first alone'],
    also: (c) =>
      ['open alone', 'open first alone'].flatMap((name) =>
        programs.onAnswer(name, 'an answer', nothingMore)(c),
      ),
  }),
  programs.check('vfs.process.no-processes-by-default', {
    precondition: { control: exit(0) },
    expect: { bare: CODED, 'bare sh': CODED },
    project: { 'bare.txt': null },
  }),
  programs.check('vfs.process.same-base-name-not-covered', {
    precondition: { 'make decoy': exit(0) },
    requests: ['decoy'],
    also: (c) => programs.onAnswer('decoy', 'an answer', decoy)(c),
  }),
)
