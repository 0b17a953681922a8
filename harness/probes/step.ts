import type { JsonObject } from '../wire/json.ts'

type Bytes = string | { base64: string }

/** One step of a probe's script; `README.md` and `PROBE.md` tell what each of them does. */
export type ProbeStep =
  | { call: string; params?: unknown; save?: string }
  | { state: unknown }
  | { wait_apply: true }
  | { finish: string }
  | { fail: JsonObject }
  | { stop: unknown }
  | { stderr: string }
  | { sleep_ms: number }
  | { sleep_s: number }
  | { raw: Bytes; times?: number }
  | { send: JsonObject }
  | { half_line: JsonObject }
  | { no_newline: JsonObject }
  | { slow_line: JsonObject; pause_ms?: number }
  | { spin_ms: number }
  | { burst: { call: string; params?: unknown }[] }
  | { listen_ms: number }
  | { wait_answer: string | number }
  | { deaf_ms: number }
  | { flood: { stream: 'stdout' | 'stderr'; bytes: number } }
  | { second_final: string }
  | { ignore_cancel: true }
  | { ignore_signals: true }
  | { close: 'stdin' | 'stdout' }
  | { hang: true }
  | { exit: number }
  | { die: true }
  | { open: string }
  | { ask: { id: string; text: string; schema: JsonObject } }
  | { log: true }
  | { write_file: string }
  | { examine: string }
  | { list: string }
  | { connect: { host: string; port: number | string } }
  | { spawn: string[] }
  | { signal: number }
  | { leave_child: true | 'session' }
  | { find_in_environment: string[] }
  | { tell_process: true }
  | { mark: string }
