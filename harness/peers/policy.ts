import { equal } from '../wire/json.ts'
import { codes, Refusal } from './refusal.ts'

/** What a tool may do, as its configuration states it. @see rfd-d11 §Configuration */
export interface Policy {
  filesystem?: { allow?: string[]; writable?: boolean }
  network?: { allow?: string[]; envs?: string[] }
  commands?: Record<string, { args?: string[][]; envs?: string[] }>
}

/**
 * Cleans a project path as on POSIX, where colons and backslashes are part of a name; `.` and the empty path name the
 * root. @throws Refusal when it is absolute or climbs.
 */
export function cleanPath(path: string): string {
  const names = path.split('/').filter((name) => name !== '' && name !== '.')
  if (path.startsWith('/') || names.includes('..')) {
    throw new Refusal(codes.invalidParams, `path '${path}' is not relative to the project root`)
  }
  return names.join('/')
}

/** Lets a file be read, or refuses. Without an `allow` list the whole project is readable. */
export function checkRead(policy: Policy, path: string): void {
  if (!covered(policy, path))
    throw new Refusal(codes.accessDenied, `Access denied: '${path}' is not in filesystem.allow`)
}

/** Lets a file be changed, or refuses. A policy that does not state `writable` is read-only. */
export function checkWrite(policy: Policy, path: string): void {
  if (!policy.filesystem?.writable)
    throw new Refusal(codes.accessDenied, `Access denied: the project is read-only ('${path}')`)
  checkRead(policy, path)
}

/** Whether a policy lets a path be read. */
export function covered(policy: Policy, path: string): boolean {
  const allow = policy.filesystem?.allow ?? ['.']
  return allow
    .map(cleanPath)
    .some((root) => root === '' || path === root || path.startsWith(`${root}/`))
}

/** Lets a URL be asked for, or refuses. Without an `allow` list whatever the case scripts is allowed. */
export function checkUrl({ network }: Policy, url: string): void {
  if (network?.allow && !network.allow.some((prefix) => begins(url, prefix)))
    throw new Refusal(codes.accessDenied, `Access denied: '${url}' is not in network.allow`)
}

/** A prefix ends where a part of the URL ends, so that one host's name cannot stand for another's. */
function begins(url: string, prefix: string): boolean {
  return url === prefix || url.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)
}

/** Lets a program be run, or refuses. Without `commands` whatever the case scripts is allowed. */
export function checkProgram({ commands }: Policy, program: string, args: string[]): void {
  const rule = commands?.[program]
  const listed = !rule?.args || rule.args.some((allowed) => matches(args, allowed))
  if (commands && !(rule && listed))
    throw new Refusal(
      codes.accessDenied,
      `Access denied: '${program}' with these arguments is not in commands`,
    )
}

/** A last `**` stands for any rest. @see rfd016 */
function matches(args: string[], allowed: string[]): boolean {
  if (allowed.at(-1) !== '**') return equal(args, allowed)
  const fixed = allowed.slice(0, -1)
  return equal(args.slice(0, fixed.length), fixed)
}
