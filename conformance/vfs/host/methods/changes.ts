import type { HostScenario } from '../../../../harness/host-scenario.ts'
import { inconclusive, quote, satisfiedUnless } from '../../../engine/finding.ts'
import { begun, call, held, letGo, there } from '../actions.ts'
import { aResult, listed, same } from '../expected.ts'
import { checksOn, type Judge } from '../host-check.ts'
import { allLines, messagesIn } from '../host-lines.ts'
import { ask, fs } from '../method-calls.ts'
import { succeeds } from '../outcome.ts'
import { SHORT_TIMEOUTS } from '../requests.ts'
import { scenario } from '../scenario-checks.ts'

const changes = scenario(
  { name: 'methods: files that change', files: { 'dir/a.txt': 'a' } },
  {
    list: fs.list('dir'),
    read: fs.read('dir/a.txt'),
    write: fs.write('dir/a.txt', 'changed'),
    create: fs.write('dir/b.txt', 'b'),
    rename: fs.rename('dir/b.txt', 'dir/c.txt'),
    delete: fs.delete('dir/c.txt'),
  },
  { listen_ms: 1_500 },
)

/** One tool listens while another changes its files. */
const byAnother: HostScenario = {
  name: 'methods: files that another tool changes',
  files: { 'dir/a.txt': 'a' },
  shortTimeouts: SHORT_TIMEOUTS,
  actions: [
    ...begun('listens', [
      ...[ask(fs.read('dir/a.txt')), there, held()],
      ...[{ listen_ms: 500 }, { finish: 'heard' }],
    ]),
    call('writes', ask(fs.write('dir/a.txt', 'changed')), ask(fs.delete('dir/a.txt')), {
      finish: 'written',
    }),
    letGo('listens'),
    { wait: 'listens' },
  ],
}

/** What the host sends to a tool unasked; other than what the protocol knows it could only be a change. */
const reported: Judge = (c) => {
  const methods = messagesIn(allLines(c)).flatMap(({ method }) => method ?? [])
  const odd = methods.find((method) => !['init', 'apply', 'cancel'].includes(String(method)))
  if (methods.length === 0) return inconclusive('the probe did not report what was written to it')
  const expected = 'no notification beyond init, apply and cancel'
  return satisfiedUnless(odd !== undefined && `the notification ${quote(String(odd))}`, expected)
}

const CHANGES = 'vfs.methods.no-file-notifications'

/** Whether a host notifies a tool of files that change. @see rfd-d11 §Protocol methods */
export const changeChecks = [
  ...changes.checks({
    [CHANGES]: {
      title: 'notifies no tool of the files that it has changed',
      precondition: { list: listed, ...same(['write', 'create', 'rename', 'delete'], aResult) },
      also: reported,
    },
  }),
  ...checksOn(byAnother, {
    [CHANGES]: {
      title: 'notifies no tool of the files that another one has changed',
      judge: [reported, succeeds('writes', 'written')],
    },
  }),
]
