import { isOfLines } from '../../flattener/check.ts'
import { flattenerHostChecks } from '../../flattener/host/index.ts'
import { flattenerChecks } from '../../flattener/index.ts'
import type { AnyHostCheck } from '../../host-check.ts'
import { vfsHostChecks } from '../../vfs/host/index.ts'

/** What is judged on occasions that are held with a host, in the order of a report. */
export const occasionChecks: readonly AnyHostCheck[] = [...vfsHostChecks, ...flattenerHostChecks]

/** What is judged on a host as on a flattener: a driver has no lines of its own, so nothing about those. */
export const flatteningChecks = flattenerChecks.filter((check) => !isOfLines(check))
