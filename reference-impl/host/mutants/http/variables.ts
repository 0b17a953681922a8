import type { Exchange } from '../../http/exchange.ts'
import { httpServices, plainHttp } from '../../http/index.ts'
import type { Substituted } from '../../http/substitution.ts'
import type { Surroundings } from '../../service.ts'
import { having, onParams } from '../combinators.ts'
import { type Apply, mutantsOf } from '../mutant.ts'
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

export const variableMutants = mutantsOf(
  {
    id: 'vfs.http.sends-references',
    violates: 'vfs.http.variable-substituted',
    change: 'sends references to variables as they stand',
    apply: substituting((value) => value),
  },
  {
    id: 'vfs.http.variables-of-the-tool',
    violates: 'vfs.http.variable-from-host-environment',
    change: 'takes variables from the environment that it starts tools with',
    apply: having(({ surroundings, environment }) => ({
      surroundings: { ...surroundings, env: environment },
    })),
  },
  {
    id: 'vfs.http.any-variable',
    violates: 'vfs.http.unlisted-variable-refused',
    change: 'puts in any variable that it has',
    apply: having(({ surroundings }) => ({
      surroundings: {
        ...surroundings,
        mayUse: { ...surroundings.mayUse, inHeader: () => true },
      },
    })),
  },
  {
    id: 'vfs.http.unlisted-is-empty',
    violates: 'vfs.http.unlisted-variable-refused',
    change: 'puts nothing in the place of a variable that is not listed',
    apply: substituting((value, { env, mayUse }) =>
      value.replace(REFERENCE, (_, name) => (mayUse.inHeader(name) ? (env[name] ?? '') : '')),
    ),
  },
  {
    id: 'vfs.http.unset-is-empty',
    violates: 'vfs.http.unset-variable-refused',
    change: 'takes a variable that it does not have for an empty one',
    apply: having(({ surroundings }) => ({
      surroundings: {
        ...surroundings,
        env: new Proxy(surroundings.env, {
          has: () => true,
          getOwnPropertyDescriptor: (env, name) => ({
            value: env[String(name)] ?? '',
            configurable: true,
          }),
        }),
      },
    })),
  },
  {
    id: 'vfs.http.first-reference-only',
    violates: 'vfs.http.every-reference-substituted',
    change: 'replaces the first reference of a header alone',
    apply: substituting((value, { env }) =>
      value.replace(/\$\{([^{}]+)\}/, (_, name) => env[name] ?? ''),
    ),
  },
  {
    id: 'vfs.http.fills-bodies',
    violates: 'vfs.http.substitution-only-in-header-values',
    change: 'replaces references in the body of a POST as well',
    apply: having((parts) => ({
      ...onParams('http.post', (params) => ({
        ...params,
        body: filledIn(String(params.body), parts.surroundings),
      }))(parts),
    })),
  },
  {
    id: 'vfs.http.fills-urls',
    violates: 'vfs.http.substitution-only-in-header-values',
    change: 'replaces references in a URL as well',
    apply: having((parts) => ({
      ...onParams('http.get', (params) => ({
        ...params,
        url: filledIn(String(params.url), parts.surroundings),
      }))(parts),
    })),
  },
  {
    id: 'vfs.http.fills-like-a-shell',
    violates: 'vfs.http.other-text-unchanged',
    change: 'replaces a variable after a mere dollar as well',
    apply: onSubstitution((headers, { env }) =>
      headers.map((header) => ({
        ...header,
        value: header.value.replace(/\$(\w+)/g, (all, name) => env[name] ?? all),
      })),
    ),
  },
  {
    id: 'vfs.http.fills-again',
    violates: 'vfs.http.substitution-not-repeated',
    change: 'looks for references in values that it put in',
    apply: onSubstitution((headers, { env }) =>
      headers.map((header) => ({
        ...header,
        value: header.value.replace(REFERENCE, (_, name) => env[name] ?? ''),
      })),
    ),
  },
  {
    id: 'vfs.http.lines-make-headers',
    violates: 'vfs.http.substituted-value-adds-no-header',
    change: 'makes a header of each line of a value',
    apply: onHttp(({ substitute }) => ({
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
  {
    id: 'vfs.http.posts-references',
    violates: 'vfs.http.post-follows-get-rules',
    change: 'replaces references for http.get alone',
    apply: having(({ services }) => ({
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
  {
    id: 'vfs.http.one-list-for-all',
    violates: 'vfs.http.lists-belong-to-tool',
    change: 'keeps one list of variables for all tools',
    apply: having(({ surroundings }) => ({
      surroundings: {
        ...surroundings,
        mayUse: {
          ...surroundings.mayUse,
          inHeader: (name) => {
            if (surroundings.mayUse.inHeader(name)) listed.add(name)
            return listed.has(name)
          },
        },
      },
    })),
  },
)

const listed = new Set<string>()

function filledIn(text: string, { env }: Pick<Surroundings, 'env'>): string {
  return text.replace(REFERENCE, (_, name) => env[name] ?? '')
}
