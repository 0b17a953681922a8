// Every role that can be certified, a line each; `suite-list.ts` puts them in order.

export { entry as flattener } from './flattener/entry.ts'
export { entry as pluginHost } from './plugin/host/entry.ts'
export { entry as plugin } from './plugin/plugin/entry.ts'
export { entry as vfsHost } from './vfs/host/entry.ts'
export { entry as vfsTool } from './vfs/tool/entry.ts'
