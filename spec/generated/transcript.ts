// Written by `npm run spec` from spec/; change it there.
import type { FileSet, Limits, Policy } from './messages/driver.ts'

/**
 * How an inquiry of the host is answered.
 */
export type Answer =
  | {
      /**
       * The answer.
       */
      answer: unknown
      /**
       * Milliseconds before it.
       */
      after_ms?: number
      /**
       * What the probe of a call may go on behind as soon as the inquiry comes.
       */
      release?: string
      /**
       * That call; `call` when left out.
       */
      of?: string
    }
  | {
      /**
       * Always true.
       */
      denied: true
      /**
       * Milliseconds before it.
       */
      after_ms?: number
      /**
       * What the probe of a call may go on behind as soon as the inquiry comes.
       */
      release?: string
      /**
       * That call; `call` when left out.
       */
      of?: string
    }
/**
 * The bytes of a body: a text, bytes in base64, or a text many times over.
 */
export type Body =
  | string
  | {
      /**
       * The bytes.
       */
      base64: string
    }
  | {
      /**
       * The text.
       */
      repeat: string
      /**
       * How often.
       */
      times: number
    }
/**
 * One step of the probe's script.
 */
export type Step =
  | {
      /**
       * Name of the method.
       */
      call: string
      /**
       * Its params.
       */
      params?: unknown
      /**
       * Path of a file that what came is written to.
       */
      save?: string
    }
  | {
      /**
       * Its params.
       */
      state: unknown
    }
  | {
      /**
       * Always true.
       */
      wait_apply: true
    }
  | {
      /**
       * Name of the release.
       */
      wait_release: string
      /**
       * Milliseconds after which it goes on anyway, 10000 when left out.
       */
      within_ms?: number
    }
  | {
      /**
       * Its text.
       */
      finish: string
    }
  | {
      /**
       * The error.
       */
      fail: {
        [k: string]: unknown
      }
    }
  | {
      /**
       * Its result.
       */
      stop: unknown
    }
  | {
      /**
       * The text.
       */
      stderr: string
    }
  | {
      /**
       * Milliseconds.
       */
      sleep_ms: number
    }
  | {
      /**
       * Seconds.
       */
      sleep_s: number
    }
  | {
      raw: Bytes
      /**
       * How often.
       */
      times?: number
    }
  | {
      /**
       * A message, which may be none of the protocol.
       */
      send: {
        [k: string]: unknown
      }
    }
  | {
      /**
       * A message, which may be none of the protocol.
       */
      half_line: {
        [k: string]: unknown
      }
    }
  | {
      /**
       * A message, which may be none of the protocol.
       */
      no_newline: {
        [k: string]: unknown
      }
    }
  | {
      /**
       * A message, which may be none of the protocol.
       */
      slow_line: {
        [k: string]: unknown
      }
      /**
       * Milliseconds between two bytes, 5 when left out.
       */
      pause_ms?: number
    }
  | {
      /**
       * Milliseconds.
       */
      spin_ms: number
    }
  | {
      /**
       * The requests.
       *
       * Items: A request.
       */
      burst: {
        /**
         * Name of the method.
         */
        call: string
        /**
         * Its params.
         */
        params?: unknown
      }[]
    }
  | {
      /**
       * Milliseconds.
       */
      listen_ms: number
    }
  | {
      /**
       * Its id.
       */
      wait_answer: string | number
    }
  | {
      /**
       * Always true.
       */
      wait_response: true
    }
  | {
      /**
       * Milliseconds.
       */
      deaf_ms: number
    }
  | {
      /**
       * What is written.
       */
      flood: {
        /**
         * Where.
         */
        stream: 'stdout' | 'stderr'
        /**
         * How much.
         */
        bytes: number
      }
    }
  | {
      /**
       * Its text.
       */
      second_final: string
    }
  | {
      /**
       * Always true.
       */
      ignore_end: true
    }
  | {
      /**
       * Always true.
       */
      ignore_cancel: true
    }
  | {
      /**
       * Always true.
       */
      ignore_signals: true
    }
  | {
      /**
       * Milliseconds that the cleaning up takes.
       */
      tidy_ms: number
    }
  | {
      /**
       * Which stream.
       */
      close: 'stdin' | 'stdout'
    }
  | {
      /**
       * Always true.
       */
      hang: true
    }
  | {
      /**
       * The exit status.
       */
      exit: number
    }
  | {
      /**
       * Always true.
       */
      die: true
    }
  | {
      /**
       * Its path.
       */
      open: string
    }
  | {
      /**
       * The question.
       */
      ask: {
        /**
         * Id of the question.
         */
        id: string
        /**
         * The question.
         */
        text: string
        /**
         * Schema of the answer.
         */
        schema: {
          [k: string]: unknown
        }
      }
    }
  | {
      /**
       * Always true.
       */
      log: true
    }
  | {
      /**
       * Its path.
       */
      write_file: string
    }
  | {
      /**
       * Its path.
       */
      remove_file: string
    }
  | {
      /**
       * Its path.
       */
      move_file: string
    }
  | {
      /**
       * Its path.
       */
      make_directory: string
    }
  | {
      /**
       * Its path.
       */
      examine: string
    }
  | {
      /**
       * Its path.
       */
      list: string
    }
  | {
      /**
       * Where to: a port of a host, or a socket by its path.
       */
      connect: {
        /**
         * Name or address.
         */
        host?: string
        /**
         * The port.
         */
        port?: number | string
        /**
         * Sends a datagram and waits for an answer, instead of a connection by TCP.
         */
        datagram?: true
        /**
         * Path of a socket; with `@` before it, the name of an abstract one.
         */
        path?: string
      }
    }
  | {
      /**
       * The command.
       *
       * Items: A word of the command.
       */
      spawn: string[]
    }
  | {
      /**
       * Number of the process, or `{directory}` for what the program that was run last wrote.
       */
      signal: number | string
    }
  | {
      /**
       * In the same session, or in one of its own.
       */
      leave_child: true | 'session'
    }
  | {
      /**
       * The texts.
       *
       * Items: A text.
       */
      find_in_environment: string[]
    }
  | {
      /**
       * Always true.
       */
      tell_process: true
    }
  | {
      /**
       * Always true.
       */
      show_parent: true
    }
  | {
      /**
       * Name of the mark.
       */
      mark: string
    }
/**
 * A text, or bytes in base64.
 */
export type Bytes =
  | string
  | {
      /**
       * The bytes.
       */
      base64: string
    }
/**
 * One thing that we have the host do, or wait for; actions come one after the other and know no conditions.
 */
export type Action =
  | {
      /**
       * One call, or several.
       */
      call: Call | Call[]
      /**
       * Goes on without waiting for the answer.
       */
      background?: true
    }
  | {
      /**
       * Id of the call.
       */
      cancel: string
    }
  | {
      /**
       * Name of the mark.
       */
      mark: string
      /**
       * Id of the call, `call` when left out.
       */
      of?: string
    }
  | {
      /**
       * Name of the release.
       */
      release: string
      /**
       * Id of the call, `call` when left out.
       */
      of?: string
    }
  | {
      /**
       * Id of the call.
       */
      wait: string
    }
  | {
      /**
       * Id of the call.
       */
      gone: string
      /**
       * Milliseconds after which it goes on anyway, 5000 when left out.
       */
      within_ms?: number
    }
  | {
      /**
       * Milliseconds.
       */
      pause_ms: number
    }
  | {
      /**
       * Always true.
       */
      snapshot: true
    }
  | {
      /**
       * Always true.
       */
      turn_end: true
    }
  | {
      /**
       * Id of the handle.
       */
      end_handle: string
    }
  | {
      /**
       * Always true.
       */
      notifications: true
    }
  | {
      /**
       * Their own schemas, or the form of the session's provider.
       */
      tools: 'plain' | 'flattened'
    }
  | {
      /**
       * Name of the provider.
       */
      shown_for: string
    }
  | {
      /**
       * By the request, by the end of its input, or by the signal.
       */
      exit: 'shutdown' | 'end of input' | 'SIGTERM'
    }
  | {
      /**
       * Always true.
       */
      restart: true
    }
  | {
      /**
       * Tools beside `probe`.
       */
      configure: (ConfiguredTool & {
        [k: string]: unknown
      })[]
    }
  | {
      /**
       * The schema.
       */
      flatten: {
        [k: string]: unknown
      }
    }

/**
 * A conversation with a host as data: what the host is configured with, and what it is asked to do. In its texts `{web}` stands for the base URL of our HTTP server without a final slash, `{web-port}` for its port, and `{outside}` for a directory outside of the project that holds the file `canary.txt`.
 */
export interface Scenario {
  /**
   * Unique among all scenarios: area, a colon, and what happens.
   */
  name: string
  /**
   * Features that it cannot do without, beside those of the requirements.
   *
   * Items: Name of a feature.
   */
  needs?: string[]
  files?: FileSet
  /**
   * Of the tool `probe`; the whole project may be read and written when left out. `null`: the host's default.
   */
  policy?: Policy | null
  tool?: ConfiguredTool
  shortTimeouts?: Limits
  /**
   * It is about the limits that the host has by itself, so that none is configured.
   */
  ownLimits?: true
  /**
   * Further tools.
   */
  tools?: (ConfiguredTool & {
    [k: string]: unknown
  })[]
  /**
   * Variables of the host's own environment.
   */
  env?: {
    /**
     * Value of the variable.
     */
    [k: string]: string
  }
  /**
   * Whether a user is there to be asked; false when left out.
   */
  interactive?: boolean
  /**
   * Answers to inquiries, in turn; what is asked beyond them is denied.
   */
  answers?: Answer[]
  /**
   * What our HTTP server serves beside `/` (200, `hello`); everything else is 404.
   */
  web?: Route[]
  /**
   * Short for one call of the probe with this script.
   */
  script?: Step[]
  /**
   * What is done, in order; `script` is not given then.
   */
  actions?: Action[]
  /**
   * Milliseconds that a single answer of the driver may take, 30000 when left out.
   */
  timeoutMs?: number
  /**
   * Its messages are so long that it is run beside no other one of this kind.
   */
  large?: true
  /**
   * It mostly waits: the longer, in milliseconds, the earlier it is begun.
   */
  expectedDurationMs?: number
}
/**
 * A tool as it is configured; further members are those of a tool of the driver's `configure`.
 */
export interface ConfiguredTool {
  /**
   * Name of the tool.
   */
  name?: string
  /**
   * The command, that of the probe when left out.
   *
   * Items: A word of the command.
   */
  command?: string[]
  /**
   * What follows the probe in its command.
   *
   * Items: A word.
   */
  words?: string[]
  [k: string]: unknown
}
/**
 * What our HTTP server answers to one path, in the order in which it is asked.
 */
export interface Route {
  /**
   * Path with its query, from the slash on.
   */
  path: string
  /**
   * Any method when left out.
   */
  method?: string
  /**
   * 200 when left out.
   */
  status?: number
  /**
   * By name.
   */
  headers?: {
    /**
     * One value, or several.
     */
    [k: string]: string | string[]
  }
  body?: Body
  /**
   * Answers with the request as JSON.
   */
  echo?: true
  /**
   * Redirects there with `status`, 302 when left out.
   */
  redirect?: string
  /**
   * Milliseconds before the answer begins.
   */
  delay_ms?: number
  /**
   * Never answers, never ends after the body, breaks off in it, or before the first byte of an answer.
   */
  stall?: 'headers' | 'body' | 'cut' | 'nothing'
}
/**
 * One call of a tool as an assistant makes it.
 */
export interface Call {
  /**
   * Unique within the scenario; `call` when left out.
   */
  id?: string
  /**
   * Name of the tool; `probe` when left out.
   */
  tool?: string
  /**
   * What the probe does; short for the member `script` of the arguments.
   */
  script?: Step[]
  /**
   * Further arguments, which the host is to hand on as they are.
   */
  arguments?: {
    [k: string]: unknown
  }
}

/**
 * One event of a recorded session, a line of a transcript. Whoever reads it takes further members for unknown.
 */
export type TranscriptEvent =
  | Start
  | Sent
  | Received
  | Reply
  | Instance
  | Stderr
  | Closed
  | Signal
  | Timer
  | Exit
  | Probe
  | Web
  | Visit
  | Terminal
  | FaultApplied
  | Run
  | Applied
  | StartFailed
  | DriverFailed
  | DriverRefused
  | NotSupported
  | MarkNotSeen
  | OutsideSnapshot
  | ProjectSnapshot
  | DirectoryChanged
  | DirectoryNotSeen
  | SystemCalls
  | OutOfMemory
  | InputRefused
  | Interrupted
  | ProcessesOutlivedRun
  | EventsOmitted
/**
 * One unusual or wrong thing that happens in a session.
 */
export type Fault =
  | {
      /**
       * Name of the fault.
       */
      kind: 'bytewise'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'split-characters'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'reordered-members'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'odd-white-space'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'escaped-characters'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'unknown-init-members'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'unknown-response-members'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'newer-minor-version'
      /**
       * The version that is announced.
       */
      version: string
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'unknown-notifications'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'notification-flood'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'shuffled-entries'
      /**
       * Which order.
       */
      turn: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'late-init'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'late-answers'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'foreign-id-first'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'error-answer'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
      /**
       * The error's code.
       */
      code: number
      /**
       * What stands in the error beside its code and its message, or within the message.
       */
      beside?: 'data' | 'unknown members' | 'line separators'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'method-refused'
      /**
       * Name of the method.
       */
      method: string
      /**
       * The error's code.
       */
      code: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'large-answer'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
      /**
       * Size of the text.
       */
      bytes: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'deep-answer'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
      /**
       * Levels of nesting.
       */
      depth: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'empty-answer'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'cancel'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
      /**
       * After our message, in the same write, begun in that write, instead of our message, or just before it.
       */
      when: 'after' | 'same-write' | 'begun' | 'instead' | 'before'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'end-of-input'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
      /**
       * The input ends within a line, of which the beginning has come, or behind the message, which begins a turn, or behind which the subject waits.
       */
      within?: 'a line' | 'a turn' | 'a wait'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'never-answered'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'early-apply'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'late-inputs'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'abort'
      /**
       * How many inputs are given before the abort.
       */
      at: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'abort-at-report'
      /**
       * The report, from 1.
       */
      at: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'other-answer'
      /**
       * The input that is another one, from 0.
       */
      at: number
      /**
       * The input in its place.
       */
      value: unknown
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'generated-steps'
      /**
       * Number among the generated sessions of the case, from 1.
       */
      number: number
      /**
       * What the host does each time that it is its turn; a step that the tool's state does not allow is left out.
       */
      steps: SessionStep[]
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'generated-answers'
      /**
       * Number among the generated sessions of the case, from 1.
       */
      number: number
      /**
       * Answers of the first run, by the ids of questions.
       */
      given: {
        [k: string]: unknown
      }
      /**
       * Answers to what it asks, by the ids of questions.
       */
      answers: {
        [k: string]: unknown
      }
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'answered-before'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'foreign-locale'
      /**
       * Name of the locale.
       */
      locale: string
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'debug-environment'
      /**
       * The variables.
       */
      env: {
        /**
         * Value of a variable.
         */
        [k: string]: string
      }
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'elsewhere'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'decoy-project'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'watched'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'shutdown'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
      /**
       * When `shutdown` comes: after the message, with it, or in its place; enriched with members that nobody knows.
       */
      when: 'after' | 'same-write' | 'instead' | 'enriched'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'shutdown-twice'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'error-reply'
      /**
       * The message of ours that it is about: 0 is `init`, k the answer to the k-th request.
       */
      at: number
      /**
       * The error has members that nobody knows.
       */
      enriched?: true
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'awkward-text'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'awkward-arguments'
      /**
       * The word `describe` is the first argument.
       */
      first?: true
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'untitled-conversations'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'unknown-events'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'missing-members'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'missing-settings'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'long-lines'
      /**
       * How long, about.
       */
      bytes: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'other-version'
      /**
       * The version that is announced.
       */
      version: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'log-level'
      /**
       * The level.
       */
      level: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'interleaved-events'
      /**
       * How many for each subscription.
       */
      count: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'prompts-resolved'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'held-text'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'late-completion'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'endless-turn'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'swapped-replies'
      /**
       * The message of ours that it is about: k is the answer to the k-th request.
       */
      at: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'swapped-error'
      /**
       * The message of ours that it is about: k is the answer to the k-th request.
       */
      at: number
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'open-requests'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'two-consumers'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'port-in-use'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'bare-environment'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'own-terminal'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'asked-sooner'
    }
  | {
      /**
       * Name of the fault.
       */
      kind: 'again'
    }
/**
 * One thing that the host does in its turn with a stateful tool.
 */
export type SessionStep =
  | {
      /**
       * Name of the step.
       */
      step: 'apply'
      /**
       * What is applied.
       */
      input: unknown
      /**
       * Id of the question that must be pending; left out for an input to a running tool.
       */
      to?: string
      /**
       * The tool may ignore it, so that no report is awaited.
       */
      ignorable?: true
    }
  | {
      /**
       * Name of the step.
       */
      step: 'silence'
    }
  | {
      /**
       * Name of the step.
       */
      step: 'abort'
      /**
       * At once after the input before it, whose effect is not awaited.
       */
      soon?: true
    }
  | {
      /**
       * Name of the step.
       */
      step: 'end-of-input'
      /**
       * At once after the input before it, whose effect is not awaited.
       */
      soon?: true
    }
/**
 * The named deadlines of a session, each anchored to an event.
 */
export type TimerName =
  | 'startup'
  | 'idle'
  | 'exit'
  | 'cancel-grace'
  | 'shutdown-grace'
  | 'end-of-input'
  | 'term-grace'
  | 'session'
  | 'requests'
  | 'flood'
  | 'answer'
  | 'mark'
  | 'gone'
/**
 * What of a JSON text was not kept: ends of long tokens, elements of long arrays, members of long objects, or levels that nest too deep; afterwards, when it had been read and answered, or sent, whole.
 */
export type LeftOut = ('characters' | 'elements' | 'members' | 'levels' | 'afterwards')[]
/**
 * What a message to a flattener is for; `sample` and `admitted` number the instances.
 */
export type Purpose =
  | {
      /**
       * What is asked.
       */
      asks: 'flatten' | 'again' | 'second'
    }
  | {
      /**
       * What is asked.
       */
      asks: 'encode' | 'decode' | 'decode-padded'
      /**
       * Number of a valid instance.
       */
      sample: number
    }
  | {
      /**
       * What is asked.
       */
      asks: 'decode'
      /**
       * Number of an instance that the flattened schema admits.
       */
      admitted: number
    }
/**
 * What came in place of an answer, or of something that was done to the processes.
 */
export type ExchangeOutcome =
  | {
      /**
       * What the program did.
       */
      kind: 'garbage' | 'crashed' | 'silent' | 'not-started'
      /**
       * What happened.
       */
      sentence: string
    }
  | {
      /**
       * Nothing comes of a note.
       */
      kind: 'noted'
    }
  | {
      /**
       * A process ended.
       */
      kind: 'ended'
      /**
       * Its status.
       */
      code: number | null
      /**
       * The signal that ended it.
       */
      signal: string | null
      /**
       * Processes that it left behind.
       *
       * Items: Name of a process.
       */
      survivors: string[]
    }
  | {
      /**
       * What answers nothing.
       */
      kind: 'anomalies'
      /**
       * Lines that answer nothing.
       */
      unasked: number
      /**
       * Ends of the process while its input was open.
       */
      leftEarly: number
    }
  | {
      /**
       * A loopback server was opened.
       */
      kind: 'server'
      /**
       * Its URL.
       */
      url: string
    }
  | {
      /**
       * A loopback server was closed.
       */
      kind: 'visits'
      /**
       * Requests that it had.
       */
      count: number
    }
/**
 * A valid instance with the branch that it was made for, or one that the flattened schema admits.
 */
export type InstanceChosen =
  | {
      /**
       * The branch.
       */
      branch: string
      /**
       * The instance.
       */
      value: unknown
    }
  | {
      /**
       * The instance.
       */
      value: unknown
      /**
       * The flattened schema admits it.
       */
      admitted: true
    }

/**
 * The session begins: whose conversation it is, and what is judged in it.
 */
export interface Start {
  /**
   * The name of the event.
   */
  event: 'start'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Version of the transcript; a transcript without it has version 1.
   */
  format?: 2
  /**
   * Id of the session, unique in its run.
   */
  session: string
  /**
   * The side that the subject plays.
   */
  role: string
  /**
   * How the subject was started.
   *
   * Items: One word of the command.
   */
  command: string[]
  /**
   * What the rows about the session are grouped by: a case of a tool, a provider of a flattener.
   */
  case?: string
  /**
   * Name of the scenario, where checks select by it.
   */
  scenario?: string
  fault?: Fault
  /**
   * Place among the sessions of the run, in the order in which they were planned, from 0.
   */
  place?: number
  /**
   * The requirements whose checks asked for the session.
   *
   * Items: Id of a requirement.
   */
  requestedBy?: string[]
  /**
   * The session and the check whose violation this one is to show with less.
   */
  shrinks?: {
    /**
     * Id of the larger session.
     */
    session: string
    /**
     * Id of the violated requirement.
     */
    requirement: string
    /**
     * Title of the check.
     */
    check: string
  }
  /**
   * What this session violates and, run alone with longer limits on the same busy machine, did not.
   */
  undecided?: {
    /**
     * Requirements and clauses that were violated on the busy machine only.
     */
    promises: string[]
    /**
     * How busy the machine was, by measured delays.
     */
    reason: string
  }
  /**
   * How busy the machine was, by measured delays, where this session was run again and lacked what its checks need every time.
   */
  delays?: string
  /**
   * Id of the session without a fault that this one is compared with.
   */
  baseline?: string
  /**
   * Id of the revision of the specification.
   */
  revision: string
  context?: Context
}
/**
 * What the case and the configuration state that a judge needs to know.
 */
export interface Context {
  /**
   * The port that stands for `{port}` in the session.
   */
  port?: number
  /**
   * What the responses to the requests of the case must be, in order.
   *
   * Items: What one response must be: `status` and `body` as the case states them, whether the request has a body, and whether its response ends by itself.
   */
  expectedResponses?: {
    /**
     * Its status.
     */
    status?: number
    /**
     * Its body, exactly or by `matches`.
     */
    body?: unknown
    /**
     * The request has a body.
     */
    hasBody?: boolean
    /**
     * The response does not end by itself.
     */
    stream?: boolean
  }[]
  /**
   * How the tool speaks, where that is not the VFS protocol.
   */
  protocol?: string
  /**
   * What its configuration states, where the session is in another protocol, to see whether the tool speaks that.
   */
  configuredProtocol?: string
  /**
   * The tool is stateful.
   */
  stateful?: boolean
  /**
   * Actions that a stateful tool offers, where its configuration states them.
   *
   * Items: Name of an action.
   */
  actions?: string[]
  /**
   * The tool plays the script of the probe.
   */
  probe?: boolean
  /**
   * What the configuration states of features that the session itself does not show.
   */
  declared?: {
    /**
     * Whether the subject has the feature.
     */
    [k: string]: boolean
  }
  /**
   * Words of the command line that select a plugin, where its configuration states them.
   *
   * Items: One word.
   */
  path?: string[]
  /**
   * Variables that make the tool report about itself.
   */
  debugEnv?: {
    /**
     * Value of the variable.
     */
    [k: string]: string
  }
  /**
   * Name of the tool.
   */
  tool?: string
  /**
   * What the author of a case expects.
   */
  expect?: {
    /**
     * How the case ends.
     */
    outcome?: 'success' | 'error' | 'any'
    /**
     * The result of the case.
     */
    result?: unknown
    /**
     * What the tool prints while it starts.
     */
    startup?: unknown
    /**
     * Whether the error may pass by itself.
     */
    transient?: boolean
    /**
     * Files of the project after it, by path.
     */
    files?: {
      [k: string]: unknown
    }
    /**
     * How a plugin ends its run.
     */
    exit?: {
      /**
       * The code of its `exit`.
       */
      code?: number
      /**
       * The reason of its `exit`, exactly or by a pattern.
       */
      reason?: unknown
    }
    /**
     * What a plugin prints, by channel, exactly or by a pattern.
     */
    printed?: {
      [k: string]: unknown
    }
    /**
     * The events that a plugin adds, by conversation.
     */
    pushed?: {
      /**
       * The events, in order.
       *
       * Items: One event.
       */
      [k: string]: {
        [k: string]: unknown
      }[]
    }
    /**
     * What a plugin answers, by the id of the prompt.
     */
    answers?: {
      /**
       * Members of the answer.
       */
      [k: string]: {
        [k: string]: unknown
      }
    }
  }
  /**
   * How many sessions are generated for each case of a tool, and of how many steps.
   */
  generated?: {
    /**
     * Sessions of a case.
     */
    sessions: number
    /**
     * The most steps of a session.
     */
    steps: number
  }
  /**
   * The files that a tool on plain stdio begins with.
   *
   * Items: A path in its folder.
   */
  files?: string[]
  /**
   * The deadlines of the session in milliseconds, scaled.
   */
  limits?: {
    /**
     * Milliseconds.
     */
    [k: string]: number
  }
  /**
   * Deadlines of the suite's own choice that are shorter than what the documents let the subject take.
   */
  hurried?: TimerName[]
  /**
   * The factor by which deadlines were scaled.
   */
  timeScale?: number
  /**
   * What a host claims.
   *
   * Items: Name of a feature.
   */
  features?: string[]
  /**
   * Name of a flattener, as its configuration states.
   */
  name?: string
  /**
   * The schema that is flattened.
   */
  example?: {
    /**
     * Name of the schema.
     */
    name: string
    /**
     * The schema.
     */
    schema: {
      [k: string]: unknown
    }
  }
  /**
   * A host is asked to flatten in this session, as a flattener is.
   */
  flattening?: true
  /**
   * Whether a flattener encodes and decodes instances itself.
   */
  instances?: boolean
  /**
   * Requirements that a flattener does not claim.
   *
   * Items: Pattern of requirement ids.
   */
  unclaimed?: string[]
  /**
   * The top directory of the workspace that a host of plugins is started in.
   */
  workspace?: string
  /**
   * What the placeholders of a host's scenario stood for.
   */
  places?: {
    /**
     * URL of our HTTP server.
     */
    web: string
    /**
     * Its port.
     */
    'web-port': string
    /**
     * Path of the directory outside of the project.
     */
    outside: string
  }
  /**
   * Microseconds since the epoch at which the times of the transcript begin.
   */
  epoch?: number
  /**
   * Where the host makes the ids of handles: the name that its scenario has for the handle of a call, by the id of the call.
   */
  handles?: {
    [k: string]: string
  }
  /**
   * Profile that a plugin is held to.
   */
  profile?: string
  /**
   * The address at which a plugin serves others.
   */
  serves?: string
  /**
   * Version of a plugin, as its author states it.
   */
  version?: string
}
/**
 * Bytes that were written to the subject.
 */
export interface Sent {
  /**
   * The name of the event.
   */
  event: 'sent'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * The bytes, where they are UTF-8.
   */
  text?: string
  /**
   * The bytes, where they are not.
   */
  base64?: string
  /**
   * The real size, where not all of it was kept.
   */
  bytes?: number
  leftOut?: LeftOut
  /**
   * What is unusual about them.
   */
  note?: string
  /**
   * Number of the exchange, by which its reply is found.
   */
  exchange?: number
  purpose?: Purpose
}
/**
 * One line of the subject's standard output.
 */
export interface Received {
  /**
   * The name of the event.
   */
  event: 'received'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * The bytes, where they are UTF-8.
   */
  text?: string
  /**
   * The bytes, where they are not.
   */
  base64?: string
  /**
   * The real size, where not all of the line was kept.
   */
  bytes?: number
  leftOut?: LeftOut
  /**
   * How the line ended: by a line feed, or by the end of the stream.
   */
  ending: 'lf' | 'none'
  /**
   * Number of the exchange that it answers.
   */
  exchange?: number
}
/**
 * What came in place of a line that answers.
 */
export interface Reply {
  /**
   * The name of the event.
   */
  event: 'reply'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Number of the exchange.
   */
  exchange: number
  reply: ExchangeOutcome
}
/**
 * An instance that the suite chose for a schema.
 */
export interface Instance {
  /**
   * The name of the event.
   */
  event: 'instance'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  instance: InstanceChosen
}
/**
 * Text of the subject's standard error; pieces that follow each other are one event.
 */
export interface Stderr {
  /**
   * The name of the event.
   */
  event: 'stderr'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * The text.
   */
  text: string
  /**
   * There was more, which was not kept.
   */
  cut?: true
}
/**
 * A stream was closed: stdin by us, stdout by the subject.
 */
export interface Closed {
  /**
   * The name of the event.
   */
  event: 'closed'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Which stream.
   */
  stream: 'stdin' | 'stdout'
}
/**
 * A signal was sent to the subject.
 */
export interface Signal {
  /**
   * The name of the event.
   */
  event: 'signal'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Name of the signal.
   */
  signal: string
  /**
   * Why it was sent.
   */
  reason: string
  /**
   * It is the request to end, as the action abort is carried out on plain stdio.
   */
  abort?: true
}
/**
 * A deadline expired, or another limit was reached.
 */
export interface Timer {
  /**
   * The name of the event.
   */
  event: 'timer'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  name: TimerName
  /**
   * Its length in milliseconds; 0 for a limit that is no time.
   */
  ms: number
  /**
   * Milliseconds after which it was noticed.
   */
  late?: number
  /**
   * The limit, where it is no time: `50000 lines`.
   */
  after?: string
}
/**
 * The subject ended.
 */
export interface Exit {
  /**
   * The name of the event.
   */
  event: 'exit'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Its status; null when a signal ended it.
   */
  code: number | null
  /**
   * The signal that ended it, or null.
   */
  signal: string | null
  /**
   * Processes of its group that it left running.
   *
   * Items: Name of a process.
   */
  survivors?: string[]
  /**
   * Children that it had not reaped when it wrote its final message.
   *
   * Items: Name of a process.
   */
  zombies?: string[]
}
/**
 * What our probe tool, which a host runs, reported on its side channel.
 */
export interface Probe {
  /**
   * The name of the event.
   */
  event: 'probe'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Id of the call that started the probe.
   */
  call: string
  entry: ProbeEntry
}
/**
 * One thing that our probe reports.
 */
export interface ProbeEntry {
  /**
   * A line that the host wrote to the tool.
   */
  line?: string
  /**
   * The real size of a line that was cut.
   */
  bytes?: number
  /**
   * Name of a signal, `end of input`, `end of output`, or `gone` when a process was found to be.
   */
  event?: string
  /**
   * Name of a mark that was reached.
   */
  mark?: string
  /**
   * What a step saw.
   */
  seen?: unknown
  /**
   * A text that the probe wrote to the host.
   */
  sent?: string
  /**
   * A text that the probe wrote to its stderr.
   */
  complained?: string
  /**
   * Number of the probe's process, or of the one that is gone.
   */
  pid?: number
}
/**
 * A request of the subject that reached our HTTP server.
 */
export interface Web {
  /**
   * The name of the event.
   */
  event: 'web'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  request: WebRequest
}
/**
 * One HTTP request.
 */
export interface WebRequest {
  /**
   * The method.
   */
  method: string
  /**
   * Path and query.
   */
  path: string
  /**
   * By name in lower case.
   */
  headers: {
    /**
     * One value, or several.
     */
    [k: string]: string | string[]
  }
  /**
   * Names and values in turn, as they came.
   *
   * Items: A name or a value.
   */
  rawHeaders: string[]
  /**
   * The body, where it is UTF-8.
   */
  body?: string
  /**
   * The body, where it is not.
   */
  base64?: string
}
/**
 * A step of an HTTP request that we make to a plugin that serves.
 */
export interface Visit {
  /**
   * The name of the event.
   */
  event: 'visit'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * The address accepts connections; a request is made, or all of it but its last byte; a response that does not end fits, a response is complete, or none came; we have closed the connection; `exit` came before the response was complete; after `shutdown` a new connection is refused, or is served until half of the grace period is over.
   */
  step:
    | 'reached'
    | 'begun'
    | 'withheld'
    | 'streams'
    | 'response'
    | 'failed'
    | 'left'
    | 'outlasts-exit'
    | 'refused'
    | 'served'
  /**
   * Number of the request in its session.
   */
  visit?: number
  /**
   * Place of the request in its case.
   */
  request?: number
  /**
   * Its method.
   */
  method?: string
  /**
   * Path and query, or the address that was reached.
   */
  path?: string
  /**
   * Status of the response.
   */
  status?: number
  /**
   * Body of the response as UTF-8, its beginning where it is long.
   */
  body?: string
  /**
   * Bytes of the body, where not all of it was kept.
   */
  bytes?: number
  /**
   * Why no complete response came.
   */
  reason?: string
}
/**
 * What the subject wrote to the terminal that it was started on, its streams being ours.
 */
export interface Terminal {
  /**
   * The name of the event.
   */
  event: 'terminal'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * The text, its beginning where it is long.
   */
  text: string
}
/**
 * The fault of the session has taken place.
 */
export interface FaultApplied {
  /**
   * The name of the event.
   */
  event: 'fault-applied'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
}
/**
 * A one-shot tool is started; a call may take several runs.
 */
export interface Run {
  /**
   * The name of the event.
   */
  event: 'run'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Answers that the tool is started with, by the ids of their questions.
   */
  answers: {
    [k: string]: unknown
  }
}
/**
 * A stateful tool on plain stdio is given an input, whose bytes follow as sent.
 */
export interface Applied {
  /**
   * The name of the event.
   */
  event: 'applied'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * The input as the case states it.
   */
  input: unknown
}
/**
 * The subject could not be started.
 */
export interface StartFailed {
  /**
   * The name of the event.
   */
  event: 'start-failed'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * What the system stated.
   */
  reason: string
}
/**
 * The driver crashed, hangs, or does not keep its protocol.
 */
export interface DriverFailed {
  /**
   * The name of the event.
   */
  event: 'driver-failed'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * What happened.
   */
  sentence: string
  /**
   * Whether it broke its protocol or missed a deadline.
   */
  kind: 'driver' | 'deadline'
}
/**
 * The driver answered a request with an error.
 */
export interface DriverRefused {
  /**
   * The name of the event.
   */
  event: 'driver-refused'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * What the driver stated.
   */
  sentence: string
}
/**
 * The driver lacks what the scenario is made of, and does not claim it.
 */
export interface NotSupported {
  /**
   * The name of the event.
   */
  event: 'not-supported'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * What it lacks.
   */
  sentence: string
}
/**
 * The probe did not come to a step that was waited for.
 */
export interface MarkNotSeen {
  /**
   * The name of the event.
   */
  event: 'mark-not-seen'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Name of the mark.
   */
  mark: string
}
/**
 * The files of the directory outside of the project as they were at the end.
 */
export interface OutsideSnapshot {
  /**
   * The name of the event.
   */
  event: 'outside-snapshot'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Contents by path.
   */
  files: {
    /**
     * Content of a file.
     */
    [k: string]: string
  }
}
/**
 * The files of the project as the scripted host last knew them.
 */
export interface ProjectSnapshot {
  /**
   * The name of the event.
   */
  event: 'project-snapshot'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Contents by path.
   */
  files: {
    [k: string]: unknown
  }
}
/**
 * The subject changed the directory that it was started in.
 */
export interface DirectoryChanged {
  /**
   * The name of the event.
   */
  event: 'directory-changed'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * What changed.
   */
  change: string
}
/**
 * The directory that the subject was started in could not be compared.
 */
export interface DirectoryNotSeen {
  /**
   * The name of the event.
   */
  event: 'directory-not-seen'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
}
/**
 * What the subject reached by itself, past its streams, as its system calls show; or why they were not watched.
 */
export interface SystemCalls {
  /**
   * The name of the event.
   */
  event: 'system-calls'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Whether it was seen to read its first message; what comes before shows what its runtime needs.
   */
  readInput?: boolean
  /**
   * What it reached after its first message, each thing once; files below the directory it was started in begin with `.`, those below the user's with `~`.
   */
  accesses?: {
    /**
     * What it did with it.
     */
    how: 'read' | 'write' | 'run' | 'connect' | 'listen'
    /**
     * A file, a program or an address.
     */
    target: string
  }[]
  /**
   * Why they were not watched.
   */
  notWatched?: string
}
/**
 * The container of the subject reached its memory limit.
 */
export interface OutOfMemory {
  /**
   * The name of the event.
   */
  event: 'out-of-memory'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
}
/**
 * A write to the subject failed, since it had closed its input.
 */
export interface InputRefused {
  /**
   * The name of the event.
   */
  event: 'input-refused'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
}
/**
 * The run was interrupted.
 */
export interface Interrupted {
  /**
   * The name of the event.
   */
  event: 'interrupted'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
}
/**
 * Processes outlived the whole run; which session started them is not known.
 */
export interface ProcessesOutlivedRun {
  /**
   * The name of the event.
   */
  event: 'processes-outlived-run'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * Their names.
   *
   * Items: Name of a process.
   */
  processes: string[]
}
/**
 * A report omits events here.
 */
export interface EventsOmitted {
  /**
   * The name of the event.
   */
  event: 'events-omitted'
  /**
   * Microseconds since the session began, by a monotonic clock.
   */
  at: number
  /**
   * How many.
   */
  count: number
}
