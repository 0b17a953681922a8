import { constants } from 'node:os'
import type { JsonObject } from '../../../harness/wire/json.ts'
import type { ProcessRunParams } from '../../../spec/generated/messages/vfs.ts'
import { type Scrub, scrubber } from '../secrets/scrub.ts'
import { type Answer, answered, refused, type ServiceContext, type Services } from '../service.ts'
import { type Choose, choose } from './environment.ts'
import { PROCESS_LIMITS, type ProcessLimits } from './limits.ts'
import { type End, type Run, run } from './program.ts'

/** All that makes up the processes of a host, and the places where a mutant may change it. */
export interface ProcessParts {
  limits: ProcessLimits
  choose: Choose
  run: Run
  /** Takes values of variables out of what a program writes. */
  scrubber: typeof scrubber
  /** The status of a program that a signal ended. */
  statusOf: (signal: string) => number | null
}

/** Processes as they should be. */
export const plainProcess = (limits: ProcessLimits = PROCESS_LIMITS): ProcessParts => ({
  limits,
  choose,
  run,
  scrubber,
  statusOf: (signal) => 128 + (constants.signals[signal as NodeJS.Signals] ?? 0),
})

/** Serves `process.run` in the project's directory, where it has one. @see rfd-d11 §process.run */
export const processServices = (
  directory: string | undefined,
  parts: ProcessParts = plainProcess(),
): Services => ({
  'process.run': (params, serviceContext) =>
    directory === undefined
      ? refused(-32603, 'This project is in no directory that a program could run in')
      : ran(params, directory, parts, serviceContext),
})

async function ran(
  params: JsonObject,
  cwd: string,
  { limits, choose, run, scrubber, statusOf }: ProcessParts,
  { env, mayUse, signal }: ServiceContext,
): Promise<Answer> {
  const { program, args = [], envs = [] } = params as unknown as ProcessRunParams
  if ([program, ...args].some((text) => text.includes('\0')))
    return refused(-32602, 'program and args must hold no NUL')
  const { all, forwarded } = choose(program, envs, { env, mayUse })
  const end = await run({ program, args, cwd, env: all }, limits, signal)
  return answerOf(program, end, scrubber(Object.values(forwarded)), limits, statusOf)
}

function answerOf(
  program: string,
  end: End,
  scrub: Scrub,
  { outputBytes }: ProcessLimits,
  statusOf: ProcessParts['statusOf'],
): Answer {
  const output = { stdout: scrub(end.stdout).toString(), stderr: scrub(end.stderr).toString() }
  switch (end.ended) {
    case 'status':
      return answered({ ...output, exit_code: end.status })
    case 'signal':
      return answered({ ...output, exit_code: statusOf(end.signal) })
    case 'unstartable':
      return refused(
        end.code === 'ENOENT' ? -32002 : -32603,
        `${program} could not be started (${end.code})`,
      )
    case 'too much':
      return refused(-32603, `${program} wrote more than ${outputBytes} bytes to a stream`)
    case 'timeout':
      return refused(-32004, `${program} took too long and was ended`)
    case 'cancelled':
      return refused(-32005, `${program} was ended with the call of its tool`)
  }
}
