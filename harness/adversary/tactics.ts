import {
  newerMinorVersion,
  notificationFlood,
  unknownInitMembers,
  unknownNotifications,
  unknownResponseMembers,
} from './additions.ts'
import {
  deepAnswer,
  errorAnswer,
  foreignIdFirst,
  largeAnswer,
  methodRefused,
  shuffledEntries,
} from './answers.ts'
import { bytewise, splitCharacters } from './delivery.ts'
import type { Fault } from './fault.ts'
import { escapedCharacters, oddWhiteSpace, reorderedMembers } from './spelling.ts'
import type { Tactic } from './tactic.ts'
import { cancel, earlyApply, endOfInput, lateAnswers, lateInit, neverAnswered } from './timing.ts'

/** Turns a fault, which is data, into what the scripted host does. `beatMs` is the base of all pauses. */
export function tacticOf(fault: Fault, beatMs: number): Tactic {
  switch (fault.kind) {
    case 'bytewise':
      return bytewise()
    case 'split-characters':
      return splitCharacters()
    case 'reordered-members':
      return reorderedMembers()
    case 'odd-white-space':
      return oddWhiteSpace()
    case 'escaped-characters':
      return escapedCharacters()
    case 'unknown-init-members':
      return unknownInitMembers()
    case 'unknown-response-members':
      return unknownResponseMembers()
    case 'newer-minor-version':
      return newerMinorVersion(fault.version)
    case 'unknown-notifications':
      return unknownNotifications()
    case 'notification-flood':
      return notificationFlood(fault.at)
    case 'shuffled-entries':
      return shuffledEntries(fault.turn)
    case 'late-init':
      return lateInit(beatMs)
    case 'late-answers':
      return lateAnswers()
    case 'foreign-id-first':
      return foreignIdFirst()
    case 'error-answer':
      return errorAnswer(fault.at, fault.code)
    case 'method-refused':
      return methodRefused(fault.method, fault.code)
    case 'large-answer':
      return largeAnswer(fault.at, fault.bytes)
    case 'deep-answer':
      return deepAnswer(fault.at, fault.depth)
    case 'cancel':
      return cancel(fault.at, fault.when)
    case 'end-of-input':
      return endOfInput(fault.at)
    case 'never-answered':
      return neverAnswered(fault.at)
    case 'early-apply':
      return earlyApply(fault.at)
    case 'foreign-locale':
    case 'debug-environment':
    case 'elsewhere':
    case 'decoy-project':
    case 'again':
      return {}
  }
}
