import { posix } from 'node:path'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { refused } from '../../service.ts'
import { having, onEachRequest } from '../combinators.ts'
import type { Apply } from '../mutant.ts'

/** Changes every path of a request before anything is looked at; of all methods on files when none is named. */
export const onPaths = (change: (path: string) => string, ...methods: string[]): Apply =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      const isAbout = (method: string) =>
        methods.length > 0 ? methods.includes(method) : method.startsWith('fs.')
      return (method, params, signal) =>
        plainly(method, isAbout(method) ? pathsChanged(params, change) : params, signal)
    },
  }))

function pathsChanged(params: unknown, change: (path: string) => string): unknown {
  if (!isObject(params)) return params
  const changed = (value: unknown) => (typeof value === 'string' ? change(value) : value)
  const paths = Array.isArray(params.paths) ? { paths: params.paths.map(changed) } : {}
  const named = ['path', 'from', 'to'].filter((name) => name in params)
  return {
    ...params,
    ...paths,
    ...Object.fromEntries(named.map((name) => [name, changed(params[name])])),
  }
}

/** The paths of a request, those of a list too. */
function pathsIn(params: unknown): string[] {
  const { path, from, to, paths } = (isObject(params) ? params : {}) as JsonObject
  return [path, from, to, paths].flat().filter((each) => typeof each === 'string')
}

/** The path with every `..` applied, as far as there is anything above. */
export const collapsed = (path: string) => posix.normalize(`/${path}`).slice(1) || '.'

export const climbs = (path: string) => path.split('/').includes('..')

/** Refuses a request for any of its paths; of whatever method when none is named. */
export const refusing = (isRefused: (path: string) => boolean, ...methods: string[]): Apply =>
  onEachRequest((plainly) => (method, params, signal) => {
    const isAbout = methods.length === 0 || methods.includes(method)
    const isBad = isAbout && pathsIn(params).some(isRefused)
    return isBad ? Promise.resolve(refused(-32602, 'a bad path')) : plainly(method, params, signal)
  })
