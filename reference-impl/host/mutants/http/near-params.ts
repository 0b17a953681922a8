import type { HttpHeader } from '../../../../spec/generated/messages/vfs.ts'
import { onDecision, onParams } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { onHeaders } from './altered.ts'
import { type Around, onHttp } from './parts.ts'

/** Takes other values of headers for texts. */
const readingValue = (change: (value: unknown) => unknown) =>
  onHeaders((headers) =>
    headers.map((header) =>
      typeof header === 'object' && header !== null && 'value' in header
        ? { ...header, value: change(header.value) }
        : header,
    ),
  )

/** Leaves references in some headers as they stand. */
const leaving = (isLeft: (at: number, headers: readonly HttpHeader[]) => boolean) =>
  onHttp(({ substitute }) => ({
    substitute(headers, around) {
      const filled = substitute(headers, around)
      if ('error' in filled) return filled
      const value = (at: number) => (isLeft(at, headers) ? headers[at]?.value : undefined)
      const sent = filled.headers.map((each, at) => ({ ...each, value: value(at) ?? each.value }))
      return { ...filled, headers: sent }
    },
  }))

/** Fills in what is like that by nothing, before anything is checked. */
const emptying = (reference: RegExp, isLike: (name: string, around: Around) => boolean) =>
  onHttp(({ substitute }) => ({
    substitute: (headers, around) =>
      substitute(
        headers.map(({ name, value }) => ({
          name,
          value: value.replace(reference, (all, variable) => (isLike(variable, around) ? '' : all)),
        })),
        around,
      ),
  }))

/** Fills in other values. */
const onValues = (change: (value: string) => string): Apply =>
  onHttp(({ substitute }) => ({
    substitute(headers, { env, mayUse }) {
      const values = Object.entries(env).map(([name, value]) => [name, change(value)])
      return substitute(headers, { env: Object.fromEntries(values), mayUse })
    },
  }))

/** Reaches a place that no entry covers. */
const reaching = (isReached: (url: string) => boolean) =>
  onDecision((decision, method, { url }) =>
    method === 'http.get' && isReached(String(url)) ? { decision: 'allow' } : decision,
  )

/** Mutants that take what is nearly a request for one, or read nearly all references. */
export const nearParamMutants = mutantsIn('vfs.http')({
  'invalid-params-refused': {
    'first-url: takes the first of a list of URLs': onParams('http.get', (params) => ({
      ...params,
      url: Array.isArray(params.url) ? params.url[0] : params.url,
    })),
    'null-is-no-value: takes null for an empty value of a header': readingValue((value) =>
      value === null ? '' : value,
    ),
    'joins-values: joins values of a header that are a list': readingValue((value) =>
      Array.isArray(value) ? value.join(', ') : value,
    ),
    'truth-is-a-value: takes true for a text': readingValue((value) =>
      value === true ? 'true' : value,
    ),
    'reads-pairs: takes a list of two for a header': onHeaders((headers) =>
      headers.map((each) => (Array.isArray(each) ? { name: each[0], value: each[1] } : each)),
    ),
    'false-for-none: takes false for no headers': onParams('http.get', (params) => ({
      ...params,
      headers: params.headers === false ? [] : params.headers,
    })),
    'posts-values: sends a body that is no text as JSON': onParams('http.post', (params) => ({
      ...params,
      body: typeof (params.body ?? '') === 'string' ? params.body : JSON.stringify(params.body),
    })),
  },
  'every-reference-substituted': {
    'two-references: fills in no header of more than two references': leaving(
      (at, headers) => (headers[at]?.value.split('${').length ?? 0) > 3,
    ),
    'first-of-a-name: fills in the first header of a name': leaving(
      (at, headers) => headers.findIndex(({ name }) => name === headers[at]?.name) < at,
    ),
  },
  'unset-variable-refused': {
    'unknown-is-empty: puts nothing in the place of a variable that is neither listed nor set':
      emptying(
        /\$\{([^{}]+)\}/g,
        (name, { env, mayUse }) => !(name in env || mayUse.inHeader(name)),
      ),
    'later-unset-is-empty: puts nothing in the place of an unset variable behind another one':
      emptying(/(?<=\}.*)\$\{([^{}]+)\}/g, (name, { env }) => !(name in env)),
  },
  'variable-substituted#any-name-and-value': {
    'trims-values: takes blanks off the ends of a value': onValues((value) => value.trim()),
    'short-variables: cuts values after 256 characters': onValues((value) => value.slice(0, 256)),
  },
  'allow-entry-boundaries#path': {
    'before-it-is-resolved: decides by a path before its dots are resolved': reaching((url) =>
      url.includes('/first/'),
    ),
  },
  'url-checked-first': {
    'any-section: lets a tool reach everything whose policy has no network': reaching((url) =>
      url.includes('/files-get'),
    ),
  },
})
