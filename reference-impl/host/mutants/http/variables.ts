import type { Exchange } from '../../http/exchange.ts'
import { httpServices, plainHttp } from '../../http/index.ts'
import type { Substituted } from '../../http/substitution.ts'
import type { ServiceContext } from '../../service.ts'
import { having, onParams } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { type Around, onHttp } from './parts.ts'

/** Changes what a tool's headers become. */
const onSubstitution = (
  change: (headers: Exchange['headers'], around: Around) => Exchange['headers'],
): Apply =>
  onHttp(({ substitute }) => ({
    substitute: (headers, around) => {
      const filled = substitute(headers, around)
      if ('error' in filled) return filled
      return { ...filled, headers: [...change(filled.headers, around)] }
    },
  }))

/** Puts variables in as it likes, and refuses none. */
const substituting = (value: (given: string, around: Around) => string): Apply =>
  onHttp(() => ({
    substitute: (headers, around): Substituted => ({
      headers: headers.map(({ name, value: given }) => ({
        name,
        value: value(given, around),
        secret: false,
      })),
      values: [],
    }),
  }))

const REFERENCE = /\$\{([^{}]+)\}/g

export const variableMutants = mutantsIn('vfs.http')({
  'variable-substituted#replaced': {
    'sends-references: sends references to variables as they stand': substituting((value) => value),
  },
  'variable-substituted#any-signs': {
    'dollar-patterns: takes dollar signs of a value for what was replaced': substituting(
      (value, { env }) =>
        [...value.matchAll(REFERENCE)].reduce(
          (text, [reference, name = '']) => text.replace(reference, env[name] ?? ''),
          value,
        ),
    ),
  },
  'variable-from-host-environment': {
    'variables-of-the-tool: takes variables from the environment that it starts tools with': having(
      ({ serviceContext, environment }) => ({
        serviceContext: { ...serviceContext, env: environment },
      }),
    ),
  },
  'unlisted-variable-refused#unlisted': {
    'any-variable: puts in any variable that it has': having(({ serviceContext }) => ({
      serviceContext: {
        ...serviceContext,
        mayUse: { ...serviceContext.mayUse, inHeader: () => true },
      },
    })),
    'unlisted-is-empty: puts nothing in the place of a variable that is not listed': substituting(
      (value, { env, mayUse }) =>
        value.replace(REFERENCE, (_, name) => (mayUse.inHeader(name) ? (env[name] ?? '') : '')),
    ),
  },
  'unlisted-variable-refused#for-programs': {
    'lists-of-programs: puts in the variables that programs may have': having(
      ({ serviceContext }) => ({
        serviceContext: {
          ...serviceContext,
          mayUse: {
            ...serviceContext.mayUse,
            inHeader: (name: string) =>
              serviceContext.mayUse.inHeader(name) || serviceContext.mayUse.inProgram('true', name),
          },
        },
      }),
    ),
  },
  'unset-variable-refused': {
    'unset-is-empty: takes a variable that it does not have for an empty one': having(
      ({ serviceContext }) => ({
        serviceContext: {
          ...serviceContext,
          env: new Proxy(serviceContext.env, {
            has: () => true,
            getOwnPropertyDescriptor: (env, name) => ({
              value: env[String(name)] ?? '',
              configurable: true,
            }),
          }),
        },
      }),
    ),
  },
  'every-reference-substituted': {
    'first-reference-only: replaces the first reference of a header alone': substituting(
      (value, { env }) => value.replace(/\$\{([^{}]+)\}/, (_, name) => env[name] ?? ''),
    ),
  },
  'substitution-only-in-header-values': {
    'fills-bodies: replaces references in the body of a POST as well': having((parts) => ({
      ...onParams('http.post', (params) => ({
        ...params,
        body: filledIn(String(params.body), parts.serviceContext),
      }))(parts),
    })),
    'fills-urls: replaces references in a URL as well': having((parts) => ({
      ...onParams('http.get', (params) => ({
        ...params,
        url: filledIn(String(params.url), parts.serviceContext),
      }))(parts),
    })),
  },
  'other-text-unchanged': {
    'fills-like-a-shell: replaces a variable after a mere dollar as well': onSubstitution(
      (headers, { env }) =>
        headers.map((header) => ({
          ...header,
          value: header.value.replace(/\$(\w+)/g, (all, name) => env[name] ?? all),
        })),
    ),
  },
  'substitution-not-repeated': {
    'fills-again: looks for references in values that it put in': onSubstitution(
      (headers, { env }) =>
        headers.map((header) => ({
          ...header,
          value: header.value.replace(REFERENCE, (_, name) => env[name] ?? ''),
        })),
    ),
  },
  'substituted-value-adds-no-header': {
    'lines-make-headers: makes a header of each line of a value': onHttp(({ substitute }) => ({
      substitute: (headers, { env, mayUse }) => {
        const oneLine = ([name, value]: [string, string]) => [name, value.replace(/[\r\n].*$/s, '')]
        const first = Object.fromEntries(Object.entries(env).map(oneLine)) as typeof env
        const filled = substitute(headers, { env: first, mayUse })
        if ('error' in filled) return filled
        const others = Object.values(env).flatMap((value) => value.split(/[\r\n]+/).slice(1))
        const added = others.flatMap((line) => {
          const [name, value = ''] = line.split(': ')
          return name ? [{ name, value, secret: false }] : []
        })
        return { ...filled, headers: [...filled.headers, ...added] }
      },
    })),
  },
  'post-follows-get-rules': {
    'posts-references: replaces references for http.get alone': having(({ services }) => ({
      services: {
        ...services,
        'http.post': httpServices({
          ...plainHttp(),
          substitute: (headers) => ({
            headers: headers.map((header) => ({ ...header, secret: false })),
            values: [],
          }),
        })['http.post'] as (typeof services)[string],
      },
    })),
  },
  'lists-belong-to-tool': {
    'one-list-for-all: keeps one list of variables for all tools': having(({ serviceContext }) => ({
      serviceContext: {
        ...serviceContext,
        mayUse: {
          ...serviceContext.mayUse,
          inHeader: (name) => {
            if (serviceContext.mayUse.inHeader(name)) listed.add(name)
            return listed.has(name)
          },
        },
      },
    })),
  },
})

const listed = new Set<string>()

function filledIn(text: string, { env }: Pick<ServiceContext, 'env'>): string {
  return text.replace(REFERENCE, (_, name) => env[name] ?? '')
}
