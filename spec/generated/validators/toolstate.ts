// Written by `npm run spec` from spec/; change it there.
import type { RunModeMode, ToolstateMessages } from '../messages/toolstate.ts'

/** Where the schema of each stands: a file below `schemas/`, and a place in it. */
export const places = {
  abortResponse: 'toolstate/abort-response',
  abort: 'toolstate/abort',
  actionCall: 'toolstate/action-call',
  actionSet: 'toolstate/action-set',
  action: 'toolstate/action',
  apply: 'toolstate/apply',
  awaitError: 'toolstate/await-error',
  awaitResponse: 'toolstate/await-response',
  awaitTool: 'toolstate/await-tool',
  awaitValue: 'toolstate/await',
  batchResponse: 'toolstate/batch-response',
  batch: 'toolstate/batch',
  fetch: 'toolstate/fetch',
  notification: 'toolstate/notification',
  outcome: 'toolstate/outcome',
  parameterSchema: 'toolstate/parameter-schema',
  pendingEntry: 'toolstate/pending-entry',
  placeholderResponse: 'toolstate/placeholder-response',
  question: 'toolstate/question',
  resultErr: 'toolstate/result-err',
  resultOk: 'toolstate/result-ok',
  runMode: 'toolstate/run-mode',
  runModeMode: 'toolstate/run-mode#/$defs/mode',
  runningState: 'toolstate/running-state',
  spawnSettings: 'toolstate/spawn-settings',
  spawn: 'toolstate/spawn',
  stoppedEntry: 'toolstate/stopped-entry',
  stoppedState: 'toolstate/stopped-state',
  toolCallResponse: 'toolstate/tool-call-response',
  toolCall: 'toolstate/tool-call',
  toolError: 'toolstate/tool-error',
  toolResponse: 'toolstate/tool-response',
  toolState: 'toolstate/tool-state',
  turnEndAnswer: 'toolstate/turn-end-answer',
  turnEndInquiry: 'toolstate/turn-end-inquiry',
  turnEnd: 'toolstate/turn-end',
  waitingState: 'toolstate/waiting-state',
} as const

/** What each shows a value to be. */
export type Types = {
  abortResponse: ToolstateMessages['abort-response']
  abort: ToolstateMessages['abort']
  actionCall: ToolstateMessages['action-call']
  actionSet: ToolstateMessages['action-set']
  action: ToolstateMessages['action']
  apply: ToolstateMessages['apply']
  awaitError: ToolstateMessages['await-error']
  awaitResponse: ToolstateMessages['await-response']
  awaitTool: ToolstateMessages['await-tool']
  awaitValue: ToolstateMessages['await']
  batchResponse: ToolstateMessages['batch-response']
  batch: ToolstateMessages['batch']
  fetch: ToolstateMessages['fetch']
  notification: ToolstateMessages['notification']
  outcome: ToolstateMessages['outcome']
  parameterSchema: ToolstateMessages['parameter-schema']
  pendingEntry: ToolstateMessages['pending-entry']
  placeholderResponse: ToolstateMessages['placeholder-response']
  question: ToolstateMessages['question']
  resultErr: ToolstateMessages['result-err']
  resultOk: ToolstateMessages['result-ok']
  runMode: ToolstateMessages['run-mode']
  runModeMode: RunModeMode
  runningState: ToolstateMessages['running-state']
  spawnSettings: ToolstateMessages['spawn-settings']
  spawn: ToolstateMessages['spawn']
  stoppedEntry: ToolstateMessages['stopped-entry']
  stoppedState: ToolstateMessages['stopped-state']
  toolCallResponse: ToolstateMessages['tool-call-response']
  toolCall: ToolstateMessages['tool-call']
  toolError: ToolstateMessages['tool-error']
  toolResponse: ToolstateMessages['tool-response']
  toolState: ToolstateMessages['tool-state']
  turnEndAnswer: ToolstateMessages['turn-end-answer']
  turnEndInquiry: ToolstateMessages['turn-end-inquiry']
  turnEnd: ToolstateMessages['turn-end']
  waitingState: ToolstateMessages['waiting-state']
}

/** Validators by the name on the wire. */
export const methods = {
  'abort-response': { whole: 'abortResponse' },
  'abort': { whole: 'abort' },
  'action-call': { whole: 'actionCall' },
  'action-set': { whole: 'actionSet' },
  'action': { whole: 'action' },
  'apply': { whole: 'apply' },
  'await-error': { whole: 'awaitError' },
  'await-response': { whole: 'awaitResponse' },
  'await-tool': { whole: 'awaitTool' },
  'await': { whole: 'awaitValue' },
  'batch-response': { whole: 'batchResponse' },
  'batch': { whole: 'batch' },
  'fetch': { whole: 'fetch' },
  'notification': { whole: 'notification' },
  'outcome': { whole: 'outcome' },
  'parameter-schema': { whole: 'parameterSchema' },
  'pending-entry': { whole: 'pendingEntry' },
  'placeholder-response': { whole: 'placeholderResponse' },
  'question': { whole: 'question' },
  'result-err': { whole: 'resultErr' },
  'result-ok': { whole: 'resultOk' },
  'run-mode': { whole: 'runMode' },
  'running-state': { whole: 'runningState' },
  'spawn-settings': { whole: 'spawnSettings' },
  'spawn': { whole: 'spawn' },
  'stopped-entry': { whole: 'stoppedEntry' },
  'stopped-state': { whole: 'stoppedState' },
  'tool-call-response': { whole: 'toolCallResponse' },
  'tool-call': { whole: 'toolCall' },
  'tool-error': { whole: 'toolError' },
  'tool-response': { whole: 'toolResponse' },
  'tool-state': { whole: 'toolState' },
  'turn-end-answer': { whole: 'turnEndAnswer' },
  'turn-end-inquiry': { whole: 'turnEndInquiry' },
  'turn-end': { whole: 'turnEnd' },
  'waiting-state': { whole: 'waitingState' },
} as const
