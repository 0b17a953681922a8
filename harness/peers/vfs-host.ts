import { isUtf8 } from 'node:buffer'
import type { JsonObject } from '../wire/json.ts'
import { compile, grep } from './grep.ts'
import * as params from './params.ts'
import {
  checkProgram,
  checkRead,
  checkUrl,
  checkWrite,
  cleanPath,
  covered,
  type Policy,
} from './policy.ts'
import type { Project } from './project.ts'
import { codes, Refusal } from './refusal.ts'
import type { ScriptedAnswers } from './scripted.ts'

/** What the scripted host serves a tool from. */
export interface HostState {
  project: Project
  policy: Policy
  scripted: ScriptedAnswers
}

type Method = (host: HostState, given: JsonObject) => JsonObject

/**
 * Answers one request of a tool.
 * @returns the result object. @throws Refusal with the code of the error response.
 * @see rfd-d11 §Protocol methods
 */
function serve(host: HostState, method: string, given: unknown): JsonObject {
  const known = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!known) throw new Refusal(codes.methodNotFound, `method '${method}' does not exist`)
  return known(host, params.withoutNulls(params.object(given)))
}

/** The response that a well-behaved host gives to a request. @see rfd-d11 §Request and response format */
export function answerTo(host: HostState, request: JsonObject, method: string): JsonObject {
  const { id } = request
  try {
    if (request.jsonrpc !== '2.0') throw new Refusal(codes.invalidRequest, 'jsonrpc must be "2.0"')
    return { jsonrpc: '2.0', id, result: serve(host, method, request.params ?? {}) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { jsonrpc: '2.0', id, error: { code: error.code, message: error.message } }
  }
}

const methods: Record<string, Method> = {
  'fs.read': (host, given) => read(host.project.read(readable(host, given, 'path'))),
  'fs.write': (host, given) => {
    const path = writable(host, given, 'path')
    host.project.write(path, contentOf(given))
    return {}
  },
  'fs.exists': (host, given) => ({
    exists: host.project.kindOf(readable(host, given, 'path')) !== undefined,
  }),
  'fs.list_dir': (host, given) => ({ entries: host.project.list(readable(host, given, 'path')) }),
  'fs.metadata': (host, given) => metadata(host.project, readable(host, given, 'path')),
  'fs.delete': (host, given) => {
    host.project.delete(writable(host, given, 'path'))
    return {}
  },
  'fs.rename': (host, given) => {
    host.project.rename(writable(host, given, 'from'), writable(host, given, 'to'))
    return {}
  },
  'fs.grep': search,
  'http.get': (host, given) => ask(host, 'GET', given),
  'http.post': (host, given) => ask(host, 'POST', given),
  'process.run': run,
}

function ask({ policy, scripted }: HostState, method: string, given: JsonObject): JsonObject {
  const url = params.text(given, 'url')
  checkUrl(policy, url)
  return scripted.http(method, url, given.headers)
}

function run({ policy, scripted }: HostState, given: JsonObject): JsonObject {
  const program = params.text(given, 'program')
  const args = params.texts(given, 'args') ?? []
  checkProgram(policy, program, args)
  return scripted.process(program, args)
}

function readable(host: HostState, given: JsonObject, member: string): string {
  const path = cleanPath(params.text(given, member))
  checkRead(host.policy, path)
  return path
}

function writable(host: HostState, given: JsonObject, member: string): string {
  const path = cleanPath(params.text(given, member))
  checkWrite(host.policy, path)
  return path
}

/** Text where the bytes are UTF-8, base64 where not. @see rfd-d11 §fs.read */
function read(bytes: Buffer): JsonObject {
  const size = bytes.length
  if (isUtf8(bytes)) return { content: bytes.toString('utf8'), size }
  return { content: bytes.toString('base64'), encoding: 'base64', size }
}

function contentOf(given: JsonObject): Buffer {
  const content = params.text(given, 'content')
  if (given.encoding === undefined) return Buffer.from(content)
  if (given.encoding !== 'base64')
    throw new Refusal(codes.invalidParams, `encoding must be "base64"`)
  const bytes = Buffer.from(content, 'base64')
  if (bytes.toString('base64') !== content)
    throw new Refusal(codes.invalidParams, 'content is not base64')
  return bytes
}

function metadata(project: Project, path: string): JsonObject {
  const kind = project.kindOf(path)
  if (kind === undefined) throw new Refusal(codes.notFound, `${path} does not exist`)
  return { kind, size: kind === 'file' ? project.read(path).length : 0 }
}

/** A place that the call names must be readable; without one, every file that is. */
function search(host: HostState, given: JsonObject): JsonObject {
  const matches = compile(params.text(given, 'pattern'))
  const named = params.texts(given, 'paths')?.map(cleanPath)
  const extensions = params.texts(given, 'extensions')
  const context = params.count(given, 'context') ?? 0
  for (const root of named ?? []) checkRead(host.policy, root)
  const files = new Map((named ?? ['']).flatMap((root) => host.project.under(root)))
  const wanted = ([path]: [string, Buffer]) =>
    covered(host.policy, path) && (!extensions || extensions.some((e) => path.endsWith(`.${e}`)))
  const found = [...files].filter(wanted).map(([path, bytes]) => ({
    path,
    lines: grep(bytes.toString('utf8'), matches, context),
  }))
  return { matches: found.filter(({ lines }) => lines.length > 0) }
}
