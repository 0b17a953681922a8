import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { textsIn } from '../../vfs/host/outcome.ts'
import { probed } from '../../vfs/host/timing.ts'
import { resultOf } from './handles.ts'
import { awaited, chosen, twoLimits } from './turn-end-scenarios.ts'
import { livedFor, onTurnEnd, statedAbout } from './turn-handles.ts'

const on = checksIn('toolstate.turn-end')

/** Judges that the entry of a handle in the inquiry does not show the output of another one. */
const showsNotOf = (id: string, other: string) =>
  onTurnEnd(`no output of ${other} for ${id}`, ({ inquiries }) => {
    const entries = inquiries.map((inquiry) => statedAbout(inquiry, id))
    const own = entries.filter((entry) => entry?.id === id)
    return own.some((entry) => textsIn(entry).includes(`${other} shows`)) && 'some of it'
  })

/** Judges that what the assistant receives about a handle is not the result of another one alone. */
const keepsApart = (results: Readonly<Record<string, string>>) =>
  onTurnEnd('the result of each handle with its id', ({ handles }, { notifications }) => {
    const others = Object.values(results)
    const swapped = [...handles, ...notifications].find((each) => {
      const own = results[String(each.id ?? each.handle)]
      const texts = textsIn(each)
      return own && !texts.includes(own) && others.some((other) => texts.includes(other))
    })
    return swapped && `another one with ${String(swapped.id ?? swapped.handle)}`
  })

/** What a limit of five seconds lasts at least, as far as a busy machine shows it. */
const MOST_OF_IT_MS = 3_500

/** What belongs to which handle at the end of a turn. @see rfd037 §Turn-end behavior */
export const turnEndApartChecks: readonly HostCheck[] = [
  ...on(chosen, {
    'inquiry-lists-handles#output': {
      title: 'Each handle is described with its own output.',
      judge: [showsNotOf('alpha_1', 'gamma_3'), showsNotOf('gamma_3', 'alpha_1')],
    },
    'chosen-wait#result': {
      title: 'Each result is given with the id of its own handle.',
      judge: keepsApart({
        alpha_1: resultOf('alpha_1'),
        eta_5: 'failure of eta_5',
        iota_6: resultOf('iota_6'),
      }),
    },
  }),
  ...on(awaited, {
    'await-policy-delivers#every-result': {
      title: 'Each result is delivered as that of its own handle.',
      judge: keepsApart({ first_1: resultOf('first_1'), second_2: 'failure of second_2' }),
    },
  }),
  ...on(twoLimits, {
    'await-policy-has-a-limit#configurable': {
      title: 'A wait is not over long before its limit.',
      judge: probed('spawn longer_1', 'an end at the limit', (call, c) => {
        return livedFor(c, call) < MOST_OF_IT_MS && 'an earlier one'
      }),
    },
  }),
]
