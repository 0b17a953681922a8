import { messageRules } from './messages.ts'
import { provesThat } from './rule-fixtures.ts'

const read = 'spec/vfs/messages/fs.read.yaml'

provesThat(messageRules, [
  {
    rule: 'message-parts',
    why: 'a request has no result',
    file: read,
    from: 'kind: request',
    to: 'kind: notification',
    at: 'result:',
    message: /result does not belong/,
  },
  {
    rule: 'message-parts',
    why: 'an object has no schema',
    file: read,
    from: 'kind: request',
    to: 'kind: object',
    at: 'message:',
    message: /schema is missing/,
  },
  {
    rule: 'message-replies',
    why: 'a reply does not exist',
    file: 'spec/plugin/messages/ready.yaml',
    from: 'replies: [ready]',
    to: 'replies: [steady]',
    message: /`steady` is no message/,
  },
])
