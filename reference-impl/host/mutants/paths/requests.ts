import { posix } from 'node:path'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { refused } from '../../service.ts'
import { having } from '../combinators.ts'
import type { Apply } from '../mutant.ts'

/** Changes every path of a request before anything is looked at. */
export const onPaths = (change: (path: string) => string): Apply =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      return (method, params, signal) =>
        plainly(method, method.startsWith('fs.') ? pathsChanged(params, change) : params, signal)
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

/** The path with every `..` applied, as far as there is anything above. */
export const collapsed = (path: string) => posix.normalize(`/${path}`).slice(1) || '.'

export const climbs = (path: string) => path.split('/').includes('..')

/** Refuses a request for any of its paths. */
export const refusing = (isRefused: (path: string) => boolean): Apply =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      return (method, params, signal) => {
        const { path } = (isObject(params) ? params : {}) as JsonObject
        const isBad = typeof path === 'string' && isRefused(path)
        return isBad
          ? Promise.resolve(refused(-32602, 'a bad path'))
          : plainly(method, params, signal)
      }
    },
  }))
