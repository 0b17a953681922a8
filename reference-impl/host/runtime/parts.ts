import { isUtf8 } from 'node:buffer'
import { type JsonObject, parse } from '../../../harness/wire/json.ts'
import { cutLines } from '../../../harness/wire/lines.ts'
import { printedReport } from '../launch/printed.ts'
import { environmentFor } from '../launch/tool-variable.ts'
import type { Project } from '../project/project.ts'
import type { Answer, ServiceContext, Services } from '../service.ts'
import type { Ask, Serve } from './answering.ts'
import { type Starter, startChild } from './child.ts'
import { type EndReason, type Step, stepsFor } from './escalation.ts'
import { type Exit, outcomeOfExit } from './exit.ts'
import { type Output, readReport } from './final.ts'
import { classify, type Id, type Incoming } from './incoming.ts'
import type { RunLimits } from './limits.ts'
import type { Order } from './order.ts'
import type { Outcome } from './outcome.ts'

/** What a tool may do that ends its silence, or that its host does for it. */
export type Sign =
  | 'request'
  | 'answer'
  | 'apply'
  | 'state'
  | 'malformed'
  | 'notification'
  | 'bytes'
  | 'stderr'

/** All that makes up the host of one run, and the places where a mutant may change it. */
export interface Parts {
  /** The files that the services serve; the run itself does not look at them. */
  project: Project
  /** What serves requests, by method. */
  services: Services
  /** What services find around them; the policy's decisions among it. */
  serviceContext: Omit<ServiceContext, 'signal' | 'fileBytes'>
  /** Settles what the policy leaves open. */
  ask: Ask
  limits: RunLimits

  /** What is started for a tool's command; `undefined` where it cannot be started as it should. */
  confine(command: readonly string[]): readonly string[] | undefined
  /** Starts the tool. */
  start: Starter
  /** The directory that the tool starts in. */
  cwd: string
  /** The variables that every tool starts with. */
  environment: Record<string, string>
  /** The variables of a tool without the protocol's messages. */
  plainEnvironment: typeof environmentFor

  /** Reads along what the tool writes to stderr. */
  onStderr(chunk: Buffer): void

  /** The message that opens the conversation. @see rfd-d11 §Initial context */
  init(order: Order): JsonObject
  /** The message that hands an input over. @see rfd-d11 §Integration with the stateful tool protocol */
  apply(input: unknown): JsonObject
  /** The message that asks the tool to end. @see rfd-d11 §Cancellation */
  cancel(): JsonObject
  /** The message that answers a request; `undefined` for none. */
  respond(id: Id, answer: Answer): JsonObject | undefined
  /** The message that answers what is no request; `undefined` for none. */
  refuse(incoming: Extract<Incoming, { kind: 'malformed' }>): JsonObject | undefined
  /** The line of a message, its line feed included. */
  encode(message: JsonObject): string
  /** Hands a line over to the tool. */
  write(line: string, plainly: (line: string) => void): void

  /** Finds the lines in what the tool writes. */
  cut: typeof cutLines
  /** The value of a line, `undefined` when it is none. */
  decode(line: Buffer): unknown
  /** What a value is to the host. */
  classify(message: unknown): Incoming
  /** What the tool states about its end or its state. */
  reported(method: string, params: unknown): Output
  /** What a tool without the protocol's messages states by a value that it prints. */
  printed(value: unknown, text: string): Output

  /** Stands around the answering of each request. */
  around(serve: Serve): Serve
  /** Whether a sign starts the idle limit anew. */
  endsSilence(sign: Sign): boolean
  /** Whether a tool may be silent from a sign on, until the next. */
  maySilently(sign: Sign): boolean
  /** Whether the idle limit stands still while a response is outstanding. */
  waitsWithOpenRequests: boolean
  /** What is done to make the tool end, for each reason. */
  steps(reason: EndReason, limits: RunLimits): readonly Step[]
  /** Whether an outcome that is there makes the host ignore what follows. */
  overAfter(outcome: Outcome | undefined): boolean
  /** The outcome of a run whose tool ended without a final message. */
  exited(exit: Exit): Outcome
  /** The outcome as it is reported; the place to change any of them. */
  reportedText(outcome: Outcome): Outcome
}

/** What a run is given from outside. */
export type Input = Pick<
  Parts,
  | 'project'
  | 'services'
  | 'serviceContext'
  | 'ask'
  | 'limits'
  | 'confine'
  | 'cwd'
  | 'environment'
  | 'onStderr'
>

/** A host that follows the protocol in the plainest way. */
export const plainParts = (given: Input): Parts => ({
  ...given,
  start: startChild,
  plainEnvironment: environmentFor,
  init: ({ name, arguments: args, answers, options }) => ({
    ...notification('init'),
    params: { tool: { name, arguments: args, answers, options }, protocol_version: '0.1.0' },
  }),
  apply: (input) => ({ ...notification('apply'), params: { input } }),
  cancel: () => notification('cancel'),
  respond: (id, answer) => ({ jsonrpc: '2.0', id, ...answer }),
  refuse: ({ id, code, because }) => ({
    jsonrpc: '2.0',
    id,
    error: { code, message: because },
  }),
  encode: (message) => `${JSON.stringify(message)}\n`,
  write: (line, plainly) => plainly(line),
  cut: cutLines,
  decode: (line) => (isUtf8(line) ? parse(line.toString('utf8')) : undefined),
  classify,
  reported: readReport,
  printed: printedReport,
  around: (serve) => serve,
  endsSilence: (sign) => SIGNS_OF_LIFE.has(sign),
  maySilently: (sign) => sign === 'state',
  waitsWithOpenRequests: true,
  steps: stepsFor,
  overAfter: (outcome) => outcome !== undefined,
  exited: outcomeOfExit,
  reportedText: (outcome) => outcome,
})

const notification = (method: string): JsonObject => ({ jsonrpc: '2.0', method })

/** A tool that only writes what nobody asked for is silent all the same. @see rfd-d11 §Deadlock prevention */
const SIGNS_OF_LIFE: ReadonlySet<Sign> = new Set(['request', 'answer', 'apply', 'state'])
