import type { Figure } from './figure.ts'
import { certifyC } from './figures/certify-c.ts'
import { certifyHost } from './figures/certify-host.ts'
import { certifyNode, certifyPython } from './figures/certify-interpreted.ts'
import { containers } from './figures/containers.ts'
import { flatten } from './figures/flatten.ts'
import { fuzz } from './figures/fuzz.ts'
import { hostServes } from './figures/host-serves.ts'
import { judge } from './figures/judge.ts'
import { longLines } from './figures/long-lines.ts'
import { memory } from './figures/memory.ts'
import { registry } from './figures/registry.ts'
import { roundTrips } from './figures/round-trips.ts'
import { scaling } from './figures/scaling.ts'
import { session } from './figures/session.ts'
import { start } from './figures/start.ts'
import { stuck } from './figures/stuck.ts'
import { subscriptions } from './figures/subscriptions.ts'
import { tap } from './figures/tap.ts'

/** Every figure, in the order of the table. */
export const figures: readonly Figure[] = [
  start,
  session,
  roundTrips,
  hostServes,
  subscriptions,
  tap,
  certifyC,
  fuzz,
  certifyPython,
  certifyNode,
  certifyHost,
  registry,
  stuck,
  longLines,
  judge,
  flatten,
  memory,
  containers,
  scaling,
]
