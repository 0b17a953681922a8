import { problemText } from '../problem.ts'
import { type Status, status } from '../status.ts'
import { type Io, UsageError } from './command.ts'

/** Reports wrong usage; every other error is thrown again. */
export function refuseUsage(error: unknown, hint: string, io: Io): Status {
  if (!(error instanceof UsageError)) throw error
  io.err(problemText([{ message: error.message, hint }]))
  return status.usage
}
