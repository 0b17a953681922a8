/** What a tool sends without an id. @see rfd-d11 §Request and response format */
export const NOTIFICATIONS = ['result', 'error', 'state', 'cancel']
