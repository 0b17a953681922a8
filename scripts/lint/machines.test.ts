import { machineRules } from './machines.ts'
import { provesThat } from './rule-fixtures.ts'

const session = 'spec/vfs/machines/session.yaml'

provesThat(machineRules, [
  {
    rule: 'machine-states',
    why: 'the initial state is unknown',
    file: session,
    from: 'initial: spawned',
    to: 'initial: born',
    message: /`born` is no state/,
  },
  {
    rule: 'machine-states',
    why: 'a target is unknown',
    file: session,
    from: 'by: host, to: ready',
    to: 'by: host, to: steady',
    message: /`steady` is no state/,
  },
  {
    rule: 'machine-reach',
    why: 'no path leads there',
    file: session,
    from: 'on: init, by: host, to: ready',
    to: 'on: init, by: host, to: exited',
    at: '  ready:',
    message: /no path leads/,
  },
  {
    rule: 'machine-reach',
    why: 'nothing leads on',
    file: session,
    from: '[spawned, ready]',
    to: '[spawned]',
    at: '  ready:',
    message: /no way out/,
  },
  {
    rule: 'machine-reach',
    why: 'a final state is left',
    file: session,
    from: 'ready: { text: It knows its call. }',
    to: 'ready: { text: It knows its call., final: true }',
    message: /has a way out/,
  },
  {
    rule: 'machine-loose',
    why: 'a transition stands twice',
    file: session,
    from: '[spawned, ready]',
    to: '[spawned, ready, ready]',
    message: /stands twice/,
  },
  {
    rule: 'machine-loose',
    why: 'an event never occurs',
    file: session,
    from: 'on: crash',
    to: 'on: exit',
    at: '  crash:',
    message: /never occurs/,
  },
])
