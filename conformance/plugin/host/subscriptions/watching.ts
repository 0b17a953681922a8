import { drivenBy } from '../driven.ts'

/** Declares a scenario of subscriptions. */
export const watching = drivenBy('subscriptions')
