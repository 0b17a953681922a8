import { provesThat } from './broken.ts'
import { machineRules } from './machines.ts'

const session = 'spec/vfs/machines/session.yaml'

provesThat(machineRules, [
  {
    rule: 'machine-states',
    why: 'the initial state is unknown',
    file: session,
    from: 'initial: spawned',
    to: 'initial: born',
    says: /`born` is no state/,
  },
  {
    rule: 'machine-states',
    why: 'a target is unknown',
    file: session,
    from: 'by: host, to: ready',
    to: 'by: host, to: steady',
    says: /`steady` is no state/,
  },
  {
    rule: 'machine-reach',
    why: 'no path leads there',
    file: session,
    from: 'on: init, by: host, to: ready',
    to: 'on: init, by: host, to: exited',
    at: '  ready:',
    says: /no path leads/,
  },
  {
    rule: 'machine-reach',
    why: 'nothing leads on',
    file: session,
    from: '[spawned, ready]',
    to: '[spawned]',
    at: '  ready:',
    says: /no way out/,
  },
  {
    rule: 'machine-reach',
    why: 'a final state is left',
    file: session,
    from: 'ready: { text: It knows its call. }',
    to: 'ready: { text: It knows its call., final: true }',
    says: /has a way out/,
  },
  {
    rule: 'machine-loose',
    why: 'a transition stands twice',
    file: session,
    from: '[spawned, ready]',
    to: '[spawned, ready, ready]',
    says: /stands twice/,
  },
  {
    rule: 'machine-loose',
    why: 'an event never occurs',
    file: session,
    from: 'on: crash',
    to: 'on: exit',
    at: '  crash:',
    says: /never occurs/,
  },
])
