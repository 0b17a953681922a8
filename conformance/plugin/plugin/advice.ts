/** What to add when a session never came about. */
export const ANY_CASE = 'Add a case in which the plugin runs to its end.'
export const A_REQUEST = 'Add a case in which the plugin asks its host for something.'
export const A_PRINT = 'Add a case in which the plugin prints something.'
export const A_LOG = 'Add a case in which the plugin logs something.'
export const A_LIST = 'Add a case in which the plugin lists conversations.'
export const EVENTS = 'Add a case in which the plugin reads the events of a conversation.'
export const SETTINGS = 'Add a case in which the plugin reads the configuration.'
export const DESCRIBE = 'Answer the message `describe`, sent in the place of `init`.'
export const EXPECTED = "State what the case expects under its 'expect' key."
export const A_LOCK = 'Add a case in which the plugin locks a conversation.'
export const A_PUSH = 'Add a case in which the plugin pushes events to a conversation.'
export const A_CREATION = 'Add a case in which the plugin creates a conversation.'
