import type { TurnPace } from '../peers/plugin-workspace.ts'
import {
  newerMinorVersion,
  notificationFlood,
  unknownInitMembers,
  unknownNotifications,
  unknownResponseMembers,
} from './additions.ts'
import {
  deepAnswer,
  emptyAnswer,
  errorAnswer,
  largeAnswer,
  methodRefused,
  shuffledEntries,
} from './answers.ts'
import { bytewise, splitCharacters } from './delivery.ts'
import type { Fault, FaultKind } from './fault.ts'
import { foreignIdFirst } from './foreign-ids.ts'
import {
  errorReply,
  logLevel,
  missingMembers,
  missingSettings,
  otherVersion,
  shutdown,
  shutdownTwice,
  swappedReplies,
  untitledConversations,
} from './plugin.ts'
import { interleavedEvents } from './plugin-events.ts'
import { awkwardArguments, awkwardText, longLines, unknownEvents } from './plugin-text.ts'
import { escapedCharacters, oddWhiteSpace, reorderedMembers } from './spelling.ts'
import type { Tactic } from './tactic.ts'
import {
  cancel,
  earlyApply,
  endOfInput,
  lateAnswers,
  lateInit,
  neverAnswered,
  slightlyLateAnswers,
  unanswered,
} from './timing.ts'

/** What one kind of fault does; one without a tactic is there from the start. */
interface FaultRow<F extends Fault> {
  /** What the scripted host does; `baseDelayMs` is the shortest pause. */
  tactic?(fault: F, baseDelayMs: number): Tactic
  /** What part of the usual time the subject has for its first line. */
  startup?: number
  /** How the inputs of a case are given: after a silence in any case, or the first of them and then an abort. */
  pace?: 'early' | 'late' | 'cut'
  /** How the turns of a plugin's queries go, other than at the pace of its answers. */
  turn?: TurnPace
  /** It counts although the subject asks for nothing that its tactic could change. */
  ambient?: true
  /** Variables of the subject's environment. */
  environment?(fault: F): Record<string, string>
  /** The subject is started in a directory of ours: an empty one, or one with decoys of the project's files. */
  directory?: 'empty' | 'decoys'
  /** The requests to a plugin that serves: it is asked to end while they are open, or streams have two consumers. */
  visits?: 'open' | 'twice'
  /** Somebody else listens at the address at which a plugin serves. */
  occupied?: true
  /** The subject is started on a terminal of its own, its streams being ours. */
  terminal?: true
  /** The subject's system calls are watched, where the machine allows it; being slower, only checks of that judge it. */
  watched?: true
  /**
   * A tool should ignore it and need not, or no host may do it: the check that asked for it judges the session, and
   * whatever else the tool does breaks no rule. @see rfd-d11 §Versioning
   */
  confusing?: true
}

/** Every fault, which is data, and what it does. Names and members: `spec/transcript/`. */
export const faults: { readonly [K in FaultKind]: FaultRow<Extract<Fault, { kind: K }>> } = {
  // how our bytes arrive
  bytewise: { tactic: bytewise },
  'split-characters': { tactic: splitCharacters },
  // how our messages are spelled
  'reordered-members': { tactic: reorderedMembers },
  'odd-white-space': { tactic: oddWhiteSpace },
  'escaped-characters': { tactic: escapedCharacters },
  // what our messages hold beyond the expected
  'unknown-init-members': { tactic: unknownInitMembers, confusing: true },
  'unknown-response-members': { tactic: unknownResponseMembers, confusing: true },
  'newer-minor-version': {
    tactic: ({ version }) => newerMinorVersion(version),
    confusing: true,
  },
  'unknown-notifications': { tactic: unknownNotifications, confusing: true },
  'notification-flood': { tactic: ({ at }) => notificationFlood(at), confusing: true },
  'shuffled-entries': { tactic: ({ turn }) => shuffledEntries(turn) },
  // when we speak
  'late-init': { tactic: (_, baseDelayMs) => lateInit(baseDelayMs) },
  'late-answers': { tactic: lateAnswers },
  'foreign-id-first': { tactic: foreignIdFirst, confusing: true },
  // what we answer
  'error-answer': { tactic: ({ at, code, beside }) => errorAnswer(at, code, beside) },
  'method-refused': { tactic: ({ method, code }) => methodRefused(method, code) },
  'large-answer': { tactic: ({ at, bytes }) => largeAnswer(at, bytes) },
  'deep-answer': { tactic: ({ at, depth }) => deepAnswer(at, depth), confusing: true },
  'empty-answer': { tactic: ({ at }) => emptyAnswer(at), confusing: true },
  // how it ends
  cancel: { tactic: ({ at, when }) => cancel(at, when) },
  'end-of-input': { tactic: ({ at, within }) => endOfInput(at, within) },
  'never-answered': { tactic: ({ at }) => neverAnswered(at) },
  'asked-sooner': { tactic: () => unanswered, startup: 0.5 },
  // what a stateful tool receives at an inconvenient time
  'early-apply': { tactic: ({ at }) => earlyApply(at), pace: 'early' },
  'late-inputs': { pace: 'late' },
  abort: { pace: 'cut' },
  'abort-at-report': {},
  'other-answer': {},
  'generated-steps': { pace: 'cut' },
  // what a one-shot tool is started with
  'answered-before': {},
  'generated-answers': {},
  // where the subject lives
  'foreign-locale': { environment: ({ locale }) => ({ LC_ALL: locale, LANG: locale }) },
  'debug-environment': { environment: ({ env }) => env },
  elsewhere: { directory: 'empty' },
  'decoy-project': { directory: 'decoys' },
  watched: { directory: 'decoys', watched: true },
  // what a plugin reads
  'awkward-text': { tactic: awkwardText },
  'awkward-arguments': { tactic: ({ first }) => awkwardArguments(first), confusing: true },
  'untitled-conversations': { tactic: untitledConversations },
  'unknown-events': { tactic: unknownEvents },
  'missing-members': { tactic: missingMembers },
  'missing-settings': { tactic: missingSettings },
  'long-lines': { tactic: ({ bytes }) => longLines(bytes) },
  'other-version': { tactic: ({ version }) => otherVersion(version), confusing: true },
  'log-level': { tactic: ({ level }) => logLevel(level) },
  'interleaved-events': { tactic: ({ count }) => interleavedEvents(count) },
  'prompts-resolved': { turn: 'resolved' },
  'held-text': { turn: 'held' },
  'late-completion': { turn: 'late' },
  'endless-turn': { turn: 'endless' },
  'swapped-replies': { tactic: ({ at }) => swappedReplies(at, false) },
  'swapped-error': { tactic: ({ at }) => swappedReplies(at, true) },
  'error-reply': { tactic: ({ at, enriched }) => errorReply(at, enriched) },
  // when a plugin is asked to end
  shutdown: { tactic: ({ at, when }) => shutdown(at, when) },
  'shutdown-twice': { tactic: ({ at }) => shutdownTwice(at) },
  // what a plugin that serves is asked
  'open-requests': { visits: 'open' },
  'two-consumers': { visits: 'twice' },
  // where a plugin is started
  'port-in-use': { occupied: true },
  'bare-environment': { environment: () => BARE },
  'own-terminal': { terminal: true, confusing: true },
  // nothing that a subject could see: the session is run once more
  again: { tactic: () => slightlyLateAnswers(), ambient: true },
}

/** Directories that are not there. */
const NOWHERE = '/nonexistent'

/** An environment without a home directory and a configuration. */
const BARE = {
  HOME: NOWHERE,
  XDG_CONFIG_HOME: `${NOWHERE}/.config`,
  XDG_DATA_HOME: `${NOWHERE}/.local/share`,
}

/** What a fault does. */
export const rowOf = ({ kind }: Fault): FaultRow<Fault> => faults[kind]

/** What the scripted host does under a fault, or without one. */
export const tacticOf = (fault: Fault | undefined, baseDelayMs: number): Tactic =>
  (fault && rowOf(fault).tactic?.(fault, baseDelayMs)) ?? {}

/** Whether only the checks that ask for a fault judge its sessions: it may confuse a correct subject, or slow it down. */
export const isForItsChecksOnly = (fault: Fault): boolean => {
  const { confusing, watched, startup } = rowOf(fault)
  const hasMore = fault.kind === 'error-answer' && fault.beside !== undefined
  return hasMore || confusing === true || watched === true || startup !== undefined
}
