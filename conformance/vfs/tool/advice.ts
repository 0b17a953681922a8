/** What to add when a conversation never came about. */
export const ANY_CASE = 'Add a case in which the tool starts and ends its work.'
export const A_REQUEST = 'Add a case in which the tool asks its host for something.'
export const STATEFUL = 'Set stateful: true and add a case with inputs.'
