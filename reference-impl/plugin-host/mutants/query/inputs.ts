import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { AssistantRequest, TurnRequest } from '../../program/agent/assistant.ts'
import { Queries } from '../../program/agent/queries.ts'
import { Turn } from '../../program/agent/turn.ts'
import { type Message, Refusal } from '../../program/message.ts'
import { mutantsIn } from '../mutant.ts'
import { roundedIn } from '../rounded.ts'
import { WAITING } from '../subscriptions/replaced.ts'
import { textsIn } from '../tidied.ts'
import { asking, by, turning } from './replaced.ts'

/** Gives the assistant what a former query had, where one has nothing itself. */
const keeping = (member: 'attachments' | 'schema') => {
  let last: Partial<AssistantRequest> = {}
  return asking((request) => {
    const { [member]: own } = request
    if (own !== undefined && !(Array.isArray(own) && own.length === 0)) last = { [member]: own }
    return { ...request, ...last }
  })
}

const pathOf = (attachment: unknown) => (isObject(attachment) ? attachment.path : undefined)

/** Defects of what a query brings along. */
export const inputMutants = mutantsIn('plugin-host.query')({
  'plugin.query.attachments-are-used': {
    'attaches-by-path: gives the assistant the last attachment of each path': asking((request) => ({
      ...request,
      attachments: request.attachments.filter(
        (each, at, all) => at === all.findLastIndex((other) => pathOf(other) === pathOf(each)),
      ),
    })),
    'attaches-three: gives the assistant three attachments at most': asking((request) => ({
      ...request,
      attachments: request.attachments.slice(0, 3),
    })),
    'cuts-attachments: gives the assistant the beginning of long attachments': asking(
      (request) => ({
        ...request,
        attachments: textsIn(request.attachments, (text) => text.slice(0, 16_384)) as unknown[],
      }),
    ),
    'trims-attachments: gives the assistant attachments that are trimmed': asking((request) => ({
      ...request,
      attachments: textsIn(request.attachments, (text) => text.trim()) as unknown[],
    })),
    'attaches-first: gives the assistant the first attachment alone': asking((request) => ({
      ...request,
      attachments: request.attachments.slice(0, 1),
    })),
  },
  'plugin.query.attachments-are-inline': {
    'reads-files: attaches the file of the path where there is one': turning(
      class extends Turn {
        protected override ask() {
          const attachments = this.request.attachments.map((each) => this.#read(each))
          return this.assistant.reply({ ...this.request, attachments, events: [] })
        }
        #read(attachment: unknown): unknown {
          const { path } = isObject(attachment) ? attachment : {}
          const file = join(this.workspace.root, String(path))
          return isObject(attachment) && existsSync(file)
            ? { ...attachment, content: readFileSync(file, 'utf8') }
            : attachment
        }
      },
    ),
  },
  'plugin.query.defaults#attachments': {
    'keeps-attachments: attaches what a former query had': keeping('attachments'),
  },
  'plugin.query.defaults#schema': {
    'keeps-schema: gives the schema of a former query': keeping('schema'),
  },
  'plugin.query.explicit-defaults#attachments': {
    'keeps-on-empty: attaches what a former query had where `attachments` is empty': by(
      class extends Queries {
        #last: readonly unknown[] = []
        protected override requestIn(message: Message): TurnRequest {
          const request = super.requestIn(message)
          const isEmpty = message.attachments !== undefined && request.attachments.length === 0
          if (request.attachments.length > 0) this.#last = request.attachments
          return isEmpty ? { ...request, attachments: this.#last } : request
        }
      },
    ),
  },
  'plugin.query.explicit-defaults#schema': {
    'refuses-null: refuses a schema that is null': {
      limits: WAITING,
      apply: by(
        class extends Queries {
          protected override requestIn(message: Message): TurnRequest {
            if (message.schema === null) throw new Refusal('`schema` is no object')
            return super.requestIn(message)
          }
        },
      ),
    },
  },
  'plugin.query.schema-is-used#asked': {
    'constrains-first: gives the schema with the first question of a turn alone': asking(
      ({ schema, ...request }) => ({
        ...request,
        ...(schema && request.events.at(-1)?.type === 'chat_request' && { schema }),
      }),
    ),
    'requires-nothing: gives the schema without what it requires': asking(
      ({ schema, ...request }) => {
        const { required: _, ...rest } = schema ?? {}
        return { ...request, ...(schema && { schema: rest }) }
      },
    ),
    'stores-schema: stores the schema and gives it to nobody': asking(
      ({ schema: _, ...request }) => ({ ...request, events: [] }),
    ),
  },
  'plugin.query.schema-is-used#stored': {
    'rounds-schema: stores the request with whole numbers in the schema': turning(
      class extends Turn {
        protected override opening(): JsonObject[] {
          return super.opening().map(roundedIn)
        }
      },
    ),
    'forgets-schema: stores the request without the schema': turning(
      class extends Turn {
        protected override opening(): JsonObject[] {
          return super.opening().map(({ schema: _, ...event }) => event)
        }
      },
    ),
  },
})
