import { inconclusive } from '../../../engine/finding.ts'
import { type Observe, shown } from '../observed.ts'
import type { Row } from '../scenario.ts'
import { repliesTo } from '../subscribing.ts'

export const isText = (value: unknown) => typeof value === 'string'
export const isQuery = (value: unknown) => value === 'query'

/** The first reply of a type must have the id of its request. */
export const isIdentified =
  (type: string, id: string): Observe =>
  ({ replies }) => {
    const reply = replies.find((each) => each.type === type)?.message
    return reply && reply.id !== id && `\`id\` of \`${type}\` is ${shown(reply.id)}`
  }

/** A member of the error for a query must fit. */
export const errorHas =
  (name: string, fits: (value: unknown) => boolean, ...ids: string[]): Observe =>
  (reading) => {
    for (const id of ids) {
      const [reply] = repliesTo(reading, id)
      if (reply?.type !== 'error') return inconclusive(`\`${id}\` was not refused`)
      const value = reply.message[name]
      if (!fits(value)) return `\`${name}\` of the error is ${shown(value)}`
    }
    return undefined
  }

/** An error for a query, where there is one, must have both of its members; `when` completes their titles. */
export const errorRows = (id: string, when: string): Row[] => {
  const where = (observe: Observe): Observe =>
    function observed(reading) {
      return repliesTo(reading, id)[0]?.type === 'error' ? observe(reading) : undefined
    }
  return [
    {
      ...{ verifies: 'plugin.query.query-errors#request', title: `names the request ${when}` },
      ...{ expected: '`query`', observe: where(errorHas('request', isQuery, id)) },
    },
    {
      ...{ verifies: 'plugin.query.query-errors#message', title: `has a message ${when}` },
      ...{ expected: 'a text', observe: where(errorHas('message', isText, id)) },
    },
  ]
}
