import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { inspect } from 'node:util'
import { writeWhole } from '../tool/stdio.ts'
import { lifecycleMutants } from './lifecycle-mutants.ts'
import type { StdioMutant } from './mutant.ts'

const STAGES = ['stages what is chosen']
const ENDS = ['has nothing to ask']
const FAILS = ['fails on a missing file']

/** Every mutant of the reference stateful tool on plain stdio. */
export const mutants: readonly StdioMutant[] = [
  {
    id: 'toolstate.state.stops-with-text',
    violates: 'toolstate.state.stopped-has-result#result-object',
    change: 'stops with its output as a bare string',
    cases: ENDS,
    apply: () => ({ warned: (text) => text }),
  },
  {
    id: 'toolstate.state.both-arms',
    violates: 'toolstate.state.stopped-has-result#single-member',
    change: 'gives null under Err beside Ok',
    cases: ENDS,
    apply: () => ({ warned: (text) => ({ Ok: text, Err: null }) }),
  },
  {
    id: 'toolstate.state.small-ok',
    violates: 'toolstate.state.stopped-has-result#member-name',
    change: 'spells Ok with a small letter',
    cases: ENDS,
    apply: () => ({ warned: (text) => ({ ok: text }) }),
  },
  {
    id: 'toolstate.state.fails-with-ok',
    violates: 'toolstate.state.arm-tells-outcome#failure-is-err',
    change: 'gives the message of a failure under Ok',
    cases: FAILS,
    apply: () => ({ failure: (message) => ({ Ok: message }) }),
  },
  {
    id: 'toolstate.state.warnings-are-failures',
    violates: 'toolstate.state.arm-tells-outcome#success-is-ok',
    change: 'takes what it wrote to stderr for a failure',
    cases: ENDS,
    apply: ({ failure }) => ({ warned: failure }),
  },
  {
    id: 'toolstate.state.reports-a-string',
    violates: 'toolstate.state.report-shape#json-object',
    change: 'reports that it runs by the name of the state alone, as a JSON string',
    cases: ENDS,
    apply: ({ report }) => ({
      report: (state) => (state.type === 'running' ? writeWhole(1, '"running"\n') : report(state)),
    }),
  },
  {
    id: 'toolstate.state.reports-a-capital-string',
    violates: 'toolstate.state.report-shape#json-object',
    change: 'reports that it runs by the name of the state with a capital, as a JSON string',
    cases: ENDS,
    apply: ({ report }) => ({
      report: (state) => (state.type === 'running' ? writeWhole(1, '"Running"\n') : report(state)),
    }),
  },
  {
    id: 'toolstate.state.writes-json-by-hand',
    violates: 'toolstate.state.report-shape#json-object',
    change: 'writes quotes as they are into what it prints at first',
    cases: ENDS,
    apply: () => ({
      report: (state) =>
        writeWhole(1, `${JSON.stringify(state).replace('y takes', '"y" takes')}\n`),
    }),
  },
  {
    id: 'toolstate.state.shows-its-objects',
    violates: 'toolstate.state.report-shape#json-object',
    change: 'writes its reports as a console shows objects, with names without quotes',
    cases: ENDS,
    apply: () => ({
      report: (state) => writeWhole(1, `${inspect(state, { breakLength: Infinity })}\n`),
    }),
  },
  {
    id: 'toolstate.state.asks-in-its-content',
    violates: 'toolstate.state.typed-members#question',
    change: 'writes its question as JSON into the content of a running report',
    cases: STAGES,
    apply: () => ({
      asking: (question) => ({ type: 'running', content: JSON.stringify({ question }) }),
    }),
  },
  {
    id: 'toolstate.state.fails-in-its-content',
    violates: 'toolstate.state.typed-members#failure',
    change: 'writes why it failed into the content of its last report',
    cases: FAILS,
    apply: ({ failure }) => ({
      failure: (message) => ({ message }),
      stopped: (result) => {
        const { message } = result as { message: string }
        return { type: 'stopped', content: JSON.stringify(failure(message)), result: { Ok: '' } }
      },
    }),
  },
  {
    id: 'toolstate.state.retries-in-vain',
    violates: 'toolstate.state.transient-tells-retry#permanent-is-false',
    change: 'calls every failure transient',
    cases: FAILS,
    apply: () => ({ failure: (message) => ({ Err: { message, trace: [], transient: true } }) }),
  },
  {
    id: 'toolstate.state.loses-its-welcome',
    violates: 'toolstate.state.start-up-output',
    change: 'discards what it prints before its first prompt',
    cases: STAGES,
    apply: () => ({ welcome: '' }),
  },
  {
    id: 'toolstate.state.shows-json',
    violates: 'toolstate.state.content-is-free',
    change: 'gives JSON as its content',
    cases: ENDS,
    reported: 'JSON',
    apply: () => ({ welcome: '{"prompt":"y takes a file"}' }),
  },
  {
    id: 'toolstate.state.goes-on-in-a-child',
    violates: 'toolstate.state.stays-alive-while-waiting#same-process',
    change: 'leaves the work after its answer to a child and exits',
    cases: STAGES,
    apply: () => ({
      goesOn() {
        spawn('sleep', ['600'], { stdio: 'inherit' })
        process.exit(0)
      },
    }),
  },
  {
    id: 'toolstate.state.takes-sigterm-for-yes',
    violates: 'toolstate.state.abort-while-waiting#no-answer',
    change: 'copies the file that it asks about at SIGTERM',
    cases: STAGES,
    apply: ({ asking, terminated }) => {
      let asked = false
      return {
        asking(question) {
          asked = true
          return asking(question)
        },
        terminated() {
          if (asked) cpSync('a.txt', 'staged/a.txt')
          terminated()
        },
      }
    },
  },
  {
    id: 'toolstate.state.takes-end-for-yes',
    violates: 'toolstate.state.waits-for-answer#effect-waits',
    change: 'takes the end of its input for a yes',
    cases: STAGES,
    apply: ({ nextLine }) => ({ nextLine: async () => (await nextLine()) ?? 'true' }),
  },
  {
    id: 'toolstate.commands.reads-no-input',
    violates: 'toolstate.commands.tool-acts-on-input',
    change: 'shows a prompt and reads nothing',
    cases: STAGES,
    limits: { idle_ms: 700 },
    apply: () => ({ nextLine: () => new Promise(() => {}) }),
  },
  ...lifecycleMutants,
]
