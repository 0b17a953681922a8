import { having } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { type Around, onHttp } from './parts.ts'

type InHeader = Around['mayUse']['inHeader']

/** Takes other names for listed ones, and finds the variables of other names where there are none of their own. */
const listing = (isListed: (name: string, inHeader: InHeader) => boolean): Apply =>
  having(({ serviceContext }) => ({
    serviceContext: {
      ...serviceContext,
      mayUse: {
        ...serviceContext.mayUse,
        inHeader: (name) => isListed(name, serviceContext.mayUse.inHeader),
      },
    },
  }))

/** Has another environment. */
const within = (change: (env: Around['env']) => Around['env']): Apply =>
  having(({ serviceContext }) => ({
    serviceContext: { ...serviceContext, env: change(serviceContext.env) },
  }))

const REFERENCE = /\$\{([^{}]+)\}/g
const namesIn = (value: string) => [...value.matchAll(REFERENCE)].map(([, name = '']) => name)

/** Mutants that know variables by other names, or with other values. */
export const nameMutants = mutantsIn('vfs.http')({
  'variable-substituted#any-name-and-value': {
    'refuses-empty-values: takes a variable whose value is empty for one that is not there': within(
      (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
    ),
    'capitals-alone: leaves references with small letters in them as they stand': onHttp(
      ({ substitute }) => ({
        substitute: (headers, around) => {
          const filled = substitute(headers, around)
          if ('error' in filled) return filled
          const kept = filled.headers.map((header, i) => {
            const given = headers[i]?.value ?? ''
            return namesIn(given).some((name) => /[a-z]/.test(name))
              ? { ...header, value: given }
              : header
          })
          return { ...filled, headers: kept }
        },
      }),
    ),
  },
  'unlisted-variable-refused#each-reference': {
    'first-reference-checked: checks the first reference of each value': onHttp(
      ({ substitute }) => ({
        substitute: (headers, around) => {
          const names = headers.map(({ value }) => namesIn(value))
          const first = new Set(names.flatMap((each) => each.slice(0, 1)))
          const later = new Set(names.flatMap((each) => each.slice(1)))
          const inHeader: InHeader = (name) =>
            around.mayUse.inHeader(name) || (later.has(name) && !first.has(name))
          return substitute(headers, { ...around, mayUse: { ...around.mayUse, inHeader } })
        },
      }),
    ),
  },
  'unlisted-variable-refused#like-names': {
    'begins-alike: takes every name for listed that begins with a listed one': listing(
      (name, inHeader) => [...name].some((_, i) => inHeader(name.slice(0, i + 1))),
    ),
    'ends-alike: takes every name for listed that ends with a listed one': listing(
      (name, inHeader) => [...name].some((_, i) => inHeader(name.slice(i))),
    ),
    'parts-of-names: takes every part of a listed name for listed': (parts) =>
      listing((name, inHeader) =>
        Object.keys(parts.serviceContext.env).some((each) => inHeader(each) && each.includes(name)),
      )(parts),
    'ignores-case: takes a name for listed whatever its case': listing(
      (name, inHeader) => inHeader(name) || inHeader(name.toUpperCase()),
    ),
  },
})
