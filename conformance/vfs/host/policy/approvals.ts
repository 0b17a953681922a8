import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { notApplicable } from '../../../engine/finding.ts'
import { anError, aResult, same } from '../expected.ts'
import type { HostCheck } from '../host-check.ts'
import { fs, run, sh, writable } from '../method-calls.ts'
import { type Requests, scenarioThenSnapshot } from '../scenario-checks.ts'

/** Somebody approves the first thing that is asked about, and nothing after it. */
const approvingOnce = (setting: HostScenario, requests: Requests) =>
  scenarioThenSnapshot({ ...setting, interactive: true, answers: [{ answer: true }] }, requests)

const files = approvingOnce(
  { name: 'policy: a file that is approved', policy: writable('src') },
  {
    approved: fs.write('made/one.txt', 'approved'),
    'beside it': fs.write('made/two.txt', 'x'),
    'further down': fs.write('made/deep/two.txt', 'x'),
    elsewhere: fs.write('two.txt', 'x'),
  },
)

const programs = approvingOnce(
  {
    name: 'policy: a program that is approved',
    needs: ['process'],
    policy: { commands: { true: { args: [[]] } } },
  },
  {
    approved: sh('printf approved >one.txt'),
    'other arguments': sh('printf x >two.txt'),
    'another program': run('touch', ['two.txt']),
  },
)

/** A host may refuse at once what is not covered: a should, which its own check judges. */
const whereAsked = (check: HostCheck): HostCheck => ({
  ...check,
  judge: (c) =>
    c.inquiries.length === 0
      ? [notApplicable('the host asks nobody about what its configuration leaves out')]
      : check.judge(c),
})

/** What an approval does not open. @see rfd-d11 §Access policy enforcement */
export const approvalChecks = [
  ...files.checks({
    'vfs.policy.approval-for-one-target#other-file': {
      precondition: { approved: aResult },
      projectBefore: { 'made/one.txt': 'approved' },
      expect: same(['beside it', 'further down', 'elsewhere'], anError),
      project: { 'made/two.txt': null, 'made/deep': null, 'two.txt': null },
    },
  }),
  ...programs.checks({
    'vfs.policy.approval-for-one-target#other-program': {
      precondition: { approved: aResult },
      projectBefore: { 'one.txt': 'approved' },
      expect: same(['other arguments', 'another program'], anError),
      project: { 'two.txt': null },
    },
  }),
].map(whereAsked)
