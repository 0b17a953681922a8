import type { ProbeStep } from '../../../harness/probes/step.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { request } from './requests.ts'
import type { MethodCall } from './scenario-checks.ts'

/** What a tool may ask about files. @see rfd-d11 §Filesystem methods */
export const fs = {
  read: (path: string): MethodCall => ['fs.read', { path }],
  exists: (path: string): MethodCall => ['fs.exists', { path }],
  list: (path: string): MethodCall => ['fs.list_dir', { path }],
  metadata: (path: string): MethodCall => ['fs.metadata', { path }],
  write: (path: string, content = 'written'): MethodCall => ['fs.write', { path, content }],
  delete: (path: string): MethodCall => ['fs.delete', { path }],
  rename: (from: string, to: string): MethodCall => ['fs.rename', { from, to }],
  grep: (pattern: string, more: JsonObject = {}): MethodCall => ['fs.grep', { pattern, ...more }],
}

/** Runs a program; members that are not given are empty. */
export const run = (program: string, args: string[] = [], envs: string[] = []): MethodCall => [
  'process.run',
  { program, args, envs },
]

/** Runs a script of the shell. */
export const sh = (script: string, envs: string[] = []) => run('sh', ['-c', script], envs)

/** Gets a URL without a header. */
export const get = (url: string): MethodCall => ['http.get', { url, headers: [] }]

/** A call with members that its method may have later. */
export const withMore = ([method, params]: MethodCall): MethodCall => [
  method,
  { ...(params as JsonObject), later_option: true, later_object: { deep: [1] } },
]

/** A call of a method as a step of a script. */
export const ask = ([call, params]: MethodCall) => ({ call, params }) satisfies ProbeStep

/** The policy of a tool that may read and write there. */
export const writable = (...allow: string[]) => ({ filesystem: { allow, writable: true } })

/** A request with an id of our choosing, and its answer. */
export const answered = (id: string | number, asked: MethodCall): ProbeStep[] => [
  request(id, ...asked),
  { wait_answer: id },
]
