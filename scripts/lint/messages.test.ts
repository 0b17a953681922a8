import { provesThat } from './broken.ts'
import { messageRules } from './messages.ts'

const read = 'spec/vfs/messages/fs.read.yaml'

provesThat(messageRules, [
  {
    rule: 'message-parts',
    why: 'a request has no result',
    file: read,
    from: 'kind: request',
    to: 'kind: notification',
    at: 'result:',
    says: /result does not belong/,
  },
  {
    rule: 'message-parts',
    why: 'an object has no schema',
    file: read,
    from: 'kind: request',
    to: 'kind: object',
    at: 'message:',
    says: /schema is missing/,
  },
  {
    rule: 'message-replies',
    why: 'a reply does not exist',
    file: 'spec/plugin/messages/ready.yaml',
    from: 'replies: [ready]',
    to: 'replies: [steady]',
    says: /`steady` is no message/,
  },
])
