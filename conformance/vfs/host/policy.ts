import { hostChecks } from './host-check.ts'
import { askedChecks } from './policy/asked.ts'
import { grantChecks } from './policy/grants.ts'
import { linkChecks } from './policy/links.ts'
import { refusalChecks } from './policy/refusals.ts'
import { slowChecks } from './policy/slow.ts'
import { togetherChecks } from './policy/together.ts'
import { unaskedChecks } from './policy/unasked.ts'

/** What a host lets a tool do, and whom it asks. @see rfd-d11 §Access policy enforcement */
export const policyChecks = hostChecks(
  ...refusalChecks,
  ...linkChecks,
  ...grantChecks,
  ...askedChecks,
  ...unaskedChecks,
  ...slowChecks,
  ...togetherChecks,
)
