import { onState, statefulMutants } from './declare.ts'

/** Reports that are spelled in another way. */
export const shapeMutants = statefulMutants('toolstate.state', {
  'reports-an-array': {
    violates: 'report-shape#json-object',
    change: 'reports running as an array of the name and the content',
    apply: onState('running', ({ type, content }) => [type, content]),
  },
  'numbers-its-states': {
    violates: 'report-shape#type-member',
    change: 'names the running state by a number',
    apply: onState('running', (params) => ({ ...params, type: 0 })),
  },
  'nests-the-members': {
    violates: 'report-shape#members-beside-type',
    change: 'puts content and question under data',
    apply: onState('waiting', ({ type, ...data }) => ({ type, data })),
  },
  'capital-running': {
    violates: 'state-names#running',
    change: 'spells running with a capital',
    apply: onState('running', (params) => ({ ...params, type: 'Running' })),
  },
  'needs-input': {
    violates: 'state-names#waiting',
    change: 'calls the waiting state needs_input',
    apply: onState('waiting', (params) => ({ ...params, type: 'needs_input' })),
  },
  'calls-the-end-done': {
    violates: 'state-names#stopped',
    change: 'calls the stopped state done',
    apply: onState('stopped', (params) => ({ ...params, type: 'done' })),
  },
  'content-as-lines': {
    violates: 'running-content#text-is-string',
    change: 'gives the content of a running state as a list of lines',
    apply: onState('running', (params) => ({
      ...params,
      content: String(params.content).split('\n'),
    })),
  },
  'no-output-as-list': {
    violates: 'running-content#no-output',
    change: 'spells no output as an empty list',
    apply: onState('running', (params) => ({ ...params, content: [] })),
  },
  'waits-with-an-object': {
    violates: 'waiting-content',
    change: 'gives the content of a waiting state as an object',
    apply: onState('waiting', (params) => ({ ...params, content: { text: params.content } })),
  },
  'stops-with-a-number': {
    violates: 'stopped-content',
    change: 'gives a number as the content of its stopped state',
    apply: onState('stopped', (params) => ({ ...params, content: 1 })),
  },
})
