import type { PluginHostClauseRef } from '../../../../spec/generated/requirement-ids.ts'

/** What differences of generated sessions are about, by what is expected. */
const EXPECTED = {
  'one reply to each request, and none to anything else': [
    ...(['plugin.errors.one-reply#answered', 'plugin.errors.one-reply#once'] as const),
    'plugin.lifecycle.no-reply-to-notices#ready',
    'plugin.lifecycle.no-reply-to-notices#print',
    'plugin.lifecycle.no-reply-to-notices#log',
  ],
  'an error that names the request and states what is wrong': [
    ...(['plugin.errors.error-form#type', 'plugin.errors.error-form#request'] as const),
    ...(['plugin.errors.error-form#message', 'plugin.errors.ill-typed-requests'] as const),
    'plugin.conversations.unknown-conversation#error',
    'plugin.conversations.unknown-conversation#request',
    'plugin.config.unknown-path',
  ],
  'a session that goes on': [
    'plugin.errors.session-goes-on-after-errors',
    ...(['plugin.log.unknown-level', 'plugin.log.fields-are-optional'] as const),
    ...(['plugin.print.six-channels#accepted', 'plugin.ids.ids-without-reply'] as const),
    'plugin.framing.host-ignores-unknown-members#requests',
    'plugin.framing.host-ignores-unknown-members#replies',
  ],
  'an error, or the end of the session': ['plugin.errors.unknown-messages'],
  'the `id` of the request, or none where it has none': [
    ...(['plugin.ids.replies-repeat-ids', 'plugin.ids.errors-repeat-ids'] as const),
    ...(['plugin.ids.no-id-without-id', 'plugin.ids.ids-are-opaque'] as const),
    ...([
      'plugin.ids.ids-may-be-reused#accepted',
      'plugin.ids.ids-may-be-reused#repeated',
    ] as const),
  ],
  'the replies in the order of the requests': ['plugin.ids.order-without-ids#replies'],
  'each conversation of the workspace once, as it is stored': [
    'plugin.conversations.lists-conversations#reply',
    'plugin.conversations.lists-conversations#complete',
    'plugin.conversations.lists-conversations#exact',
    'plugin.conversations.conversation-entries#id',
    'plugin.conversations.conversation-entries#title',
    'plugin.conversations.conversation-entries#time',
    'plugin.conversations.conversation-entries#count',
  ],
  'the events of the conversation as they are stored': [
    'plugin.conversations.reads-events#conversation',
    'plugin.conversations.reads-events#complete',
    'plugin.conversations.reads-events#order',
    'plugin.conversations.event-form#tags',
    'plugin.conversations.event-form#flat',
    'plugin.conversations.event-form#names',
    'plugin.conversations.event-form#values',
    'plugin.conversations.decodes-base64#arguments',
    'plugin.conversations.decodes-base64#content',
    'plugin.conversations.decodes-base64#metadata',
    'plugin.conversations.other-text-is-not-decoded',
  ],
  'what stands in `config` of `init`': [
    'plugin.config.reads-whole-configuration',
    'plugin.config.same-configuration#equal',
    'plugin.config.reads-configuration-path#path',
    'plugin.config.reads-configuration-path#value',
    'plugin.config.reads-configuration-path#leaves',
  ],
  'each text as it was printed, one behind the other': [
    ...(['plugin.print.text-is-shown', 'plugin.print.content-on-stdout'] as const),
    'plugin.print.plain-is-unchanged#nothing-added',
    'plugin.print.plain-is-unchanged#nothing-removed',
    'plugin.print.order-and-completeness#order',
    'plugin.print.order-and-completeness#complete',
    'plugin.print.six-channels#shown',
    'plugin.print.json-is-laid-out#value',
    'plugin.print.markdown-is-rendered#words',
    'plugin.print.code-is-highlighted#intact',
    'plugin.framing.text-is-preserved#incoming',
  ],
  'nothing of it on stdout': [
    ...(['plugin.log.log-not-on-stdout', 'plugin.framing.stderr-hidden-by-default'] as const),
    'plugin.lifecycle.messages-after-exit-are-ignored',
  ],
  'the end that the plugin states, or status 1': [
    'plugin.lifecycle.code-zero-is-success#status',
    'plugin.lifecycle.exit-code-becomes-status',
    'plugin.lifecycle.reason-is-optional#status',
    'plugin.lifecycle.reason-is-shown',
    'plugin.lifecycle.missing-exit-is-failure#failure-replaced',
  ],
} as const satisfies Readonly<Record<string, readonly PluginHostClauseRef[]>>

/** A requirement that generated sessions are about. */
export type Generated = (typeof EXPECTED)[keyof typeof EXPECTED][number]

/** Each of them, and what is expected. */
export const requirements: readonly (readonly [requirement: Generated, expected: string])[] =
  Object.entries(EXPECTED).flatMap(([expected, all]) =>
    all.map((requirement) => [requirement, expected] as const),
  )
