import { isObject } from '../../../harness/wire/json.ts'
import { notApplicable } from '../../engine/finding.ts'
import { checksOn, type HostCheck } from '../../vfs/host/host-check.ts'
import {
  FAILURE,
  NESTED as HANDLES,
  LETTERS,
  NUMBERED,
  numbered,
  printed,
  WHOLE,
} from './compatibility-scenarios.ts'
import {
  endsWell,
  failsLike,
  isTransient,
  isWithin,
  keepsTrace,
  marked,
  observed,
  onceShown,
  reportsTexts,
  showsState,
} from './compatibility-shown.ts'
import { has, shows } from './handle-shown.ts'
import { prints, printsOther } from './one-shot-output.ts'
import { KEPT, NESTED, programs } from './one-shot-programs.ts'
import { refuses } from './refusal.ts'
import { endsWithNothing } from './turn-handles.ts'

/** How a host takes the older form of a result. @see rfd009 §Backward compatibility of ToolState serialization */
export const compatibilityChecks: readonly HostCheck[] = [
  ...checksOn(programs, {
    'toolstate.compatibility.success-outcome#one-shot': (c) => prints(c, 'success', KEPT),
    'toolstate.compatibility.other-types-are-output#output': printsOther,
    'toolstate.compatibility.tag-tells-format#states': {
      title: 'takes a stopped state for the end of a program with its output',
      judge: (c) => prints(c, 'stopped well', KEPT),
    },
    'toolstate.compatibility.content-not-decoded-again': {
      title: 'takes the content of an outcome for the output of a program as it is',
      judge: (c) => prints(c, 'nested', NESTED),
    },
    'toolstate.compatibility.outcome-content-unchanged#empty': {
      title: 'takes an empty content for an empty output of a program',
      judge: (c) => prints(c, 'empty', ''),
    },
  }),
  ...checksOn(printed, {
    'toolstate.compatibility.success-outcome#stateful': (c) => endsWell(c, 'success', 'fine 4778'),
    'toolstate.compatibility.error-outcome#stopped': (c) => failsLike(c, 'error', 'failed'),
    'toolstate.compatibility.error-outcome#message': (c) => reportsTexts(c, 'error', LINES),
    'toolstate.compatibility.error-outcome#trace': keepsTrace,
    'toolstate.compatibility.error-outcome#transient': (c) =>
      onceShown(c, 'failed', (like) =>
        isTransient(c, like) === undefined
          ? [notApplicable('the host shows no mark on a failure')]
          : [
              ...onceShown(c, 'error', (name) => marked(c, name, true)),
              ...onceShown(c, 'lasting', (name) => marked(c, name, false)),
            ],
      ),
    'toolstate.compatibility.needs-input-outcome#waiting': (c) => showsState(c, 'asks', 'waiting'),
    'toolstate.compatibility.needs-input-outcome#question': (c) =>
      onceShown(c, 'asks', (name) =>
        shows(c, name, 'the whole question', ({ question }) =>
          isObject(question) && isWithin(WHOLE, question) ? undefined : JSON.stringify(question),
        ),
      ),
    'toolstate.compatibility.needs-input-outcome#no-content': (c) =>
      onceShown(c, 'asks', (name) =>
        shows(c, name, 'no content', ({ content }) => (content ? 'one' : undefined)),
      ),
    'toolstate.compatibility.tag-tells-format#states': (c) => [
      ...showsState(c, 'runs', 'running', 'busy 4787'),
      ...showsState(c, 'waits', 'waiting', 'paused'),
      ...endsWell(c, 'stopped', 'over 4779'),
    ],
    'toolstate.compatibility.tag-tells-format#outcomes': (c) => [
      ...endsWell(c, 'success', 'fine 4778'),
      ...failsLike(c, 'error', 'failed'),
      ...showsState(c, 'asks', 'waiting'),
    ],
    'toolstate.compatibility.tag-tells-format#tag-alone': (c) => [
      ...showsState(c, 'like_error', 'running', 'busy 4788'),
      ...endsWell(c, 'like_stopped', 'fine 4781'),
    ],
    'toolstate.compatibility.spawned-is-answered': (c) => observed(c, 'spawned'),
    'toolstate.compatibility.other-types-are-output#no-state': (c) =>
      endsWell(c, 'other', 'after it 4783'),
    'toolstate.compatibility.outcomes-of-stateful-tools#outcome-alone': (c) =>
      endsWell(c, 'success', 'fine 4778'),
    'toolstate.compatibility.outcomes-of-stateful-tools#after-states': (c) =>
      endsWell(c, 'after', 'then 4780'),
    'toolstate.compatibility.content-not-decoded-again': (c) => [
      ...endsWell(c, 'nested_question', HANDLES.nested_question),
      ...endsWell(c, 'nested_failure', HANDLES.nested_failure),
    ],
    'toolstate.compatibility.lower-case-result#ok': (c) => endsWell(c, 'stopped', 'over 4779'),
    'toolstate.compatibility.lower-case-result#err': (c) => [
      ...failsLike(c, 'failed', 'error'),
      ...reportsTexts(c, 'failed', LINES),
    ],
    'toolstate.compatibility.content-and-error-form': (c) => observed(c, 'sample'),
    'toolstate.compatibility.outcome-content-unchanged#empty': (c) => endsWell(c, 'empty', ''),
    'toolstate.compatibility.outcome-content-unchanged#unchanged': (c) =>
      endsWell(c, 'letters', LETTERS),
    'toolstate.compatibility.plain-string-result': (c) => observed(c, 'bare'),
  }),
  ...checksOn(numbered, {
    'toolstate.compatibility.no-numbered-ids#chosen-id': (c) =>
      ['first', 'second'].flatMap((id) =>
        ['spawn', 'fetch'].flatMap((name) => has(c, `${name} ${id}`, 'id', id)),
      ),
    'toolstate.compatibility.no-numbered-ids#none-made-up': (c) => [
      ...NUMBERED.flatMap((id) => refuses(c, `fetch ${id}`)),
      ...endsWithNothing(c),
    ],
  }),
]

const LINES = FAILURE.message.split('\n')
