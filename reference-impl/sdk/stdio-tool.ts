import { reasonOf } from './failure.ts'
import { lines, writeLine } from './lines.ts'
import { answerIn, resultOf } from './outcome.ts'
import type { Invocation, Json, Question, Session, Work } from './tool.ts'

/** A run that ends with its first question that has no answer, and is started again with the answer. */
export interface OneShot extends Invocation {
  /** The answer to a question; where there is none yet the program ends with the question. */
  ask(question: Question): Promise<unknown>
}

/** Runs a tool on plain stdio once, from its start to its outcome. @see rfd009 §One-shot tool wrapping */
export async function oneShotTool(work: Work<OneShot>): Promise<never> {
  const call = invocation()
  const ask = ({ ...question }: Question) =>
    question.id in call.answers
      ? Promise.resolve(call.answers[question.id])
      : end({ type: 'needs_input', question })
  try {
    return await end({ type: 'success', content: await work({ ...call, ask }) })
  } catch (thrown) {
    return await end({ type: 'error', ...reasonOf(thrown) })
  }
}

/**
 * Runs a tool on plain stdio that keeps running: it reports its states as lines, and reads what is typed as lines.
 * @see rfd009 §Apply serves two purposes
 */
export async function stdioTool(work: Work<Session>): Promise<never> {
  process.once('SIGTERM', () => process.exit(0))
  const input = lines()
  const next = async () => (await input.next()).value as string | undefined
  const session: Session = {
    ...invocation(),
    show: (content) => writeLine({ type: 'running', content }),
    input: next,
    async ask(question) {
      await writeLine({ type: 'waiting', content: null, question })
      return answerIn(JSON.parse((await next()) ?? 'null'), question)
    },
  }
  return end({ type: 'stopped', result: await resultOf(() => work(session)) })
}

/** What the run was started with; RFD 009 does not state where it stands, and the suite passes it in this variable. */
function invocation(): Invocation {
  const { name = '', arguments: given, answers, options } = JSON.parse(process.env.JP_TOOL || '{}')
  const members = (value: unknown) => (value ?? {}) as Json
  return { name, arguments: members(given), answers: members(answers), options: members(options) }
}

async function end(report: object): Promise<never> {
  await writeLine(report)
  return process.exit(0)
}
