import { callOf } from '../../../harness/host-conversation.ts'
import { notApplicable } from '../../engine/finding.ts'
import { type Judge, type Judged, judgedBy } from './host-check.ts'
import { succeeded, textsIn } from './outcome.ts'

/**
 * Judges what becomes of the question in a call's result. The form of that block is known from rfd058 alone, so that a
 * host which gives it back as content and asks nobody is not judged.
 */
export const ofQuestion =
  (text: string, judged: Judged): Judge =>
  (c) => {
    const call = callOf(c)
    const isShown = call && succeeded(call) && textsIn(call.result).includes(text)
    return isShown && c.inquiries.length === 0
      ? notApplicable('to the host a question in a result is content like any other')
      : judgedBy(judged)(c)
  }
