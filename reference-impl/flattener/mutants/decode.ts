import type { Json } from '../../../harness/wire/json.ts'
import type { Codec, Member } from '../codec.ts'
import { isSchema, listOf, mapOf, put, requiredOf, type Schema } from '../schema.ts'
import { whyInvalid } from '../validity.ts'
import { answering, decoding, encoding } from './answering.ts'
import { mutantsIn } from './mutant.ts'

/** Spellings that nobody undoes, and more that is undone than was done. */
export const decodeMutants = mutantsIn('flattener.decode')({
  'removes-padding': {
    'leaves-padding: leaves the null in that stands for an absent property': {
      lines: decoding(unpadded),
      providers: ['openai-strict'],
    },
    'knows-no-padding: neither puts a null for an absent property nor takes one away': {
      lines: (respond) => encoding(unpadded)(decoding(unpadded)(respond) as typeof respond),
      providers: ['openai-strict'],
    },
  },
  'restores-types': {
    'leaves-texts: leaves values as the words that stand for them': {
      lines: decoding((codec) => withMembers(codec, ({ codec: _, ...member }) => member)),
    },
  },
  'restores-names': {
    'leaves-names: leaves the names that members have for the provider': {
      lines: decoding((codec) =>
        withMembers(codec, (member) => ({ ...member, name: member.spelt })),
      ),
    },
  },
  'round-trip': {
    'forgets-what-is-falsy: takes an empty text, zero and false for absent': {
      lines: decoding(
        (codec) => codec,
        (value) => only(value, Boolean),
      ),
    },
  },
  'flattener.soundness.keeps-null': {
    'forgets-null: removes every null from a call': {
      lines: decoding(
        (codec) => codec,
        (value) => only(value, (part) => part !== null),
      ),
    },
  },
  'encoded-is-accepted': {
    'encodes-nothing: hands on a call as the tool would spell it': {
      lines: answering((answer, message) =>
        'encode' in message ? { id: answer.id, value: message.encode } : answer,
      ),
    },
  },
  'judges-by-given-schema': {
    'judges-by-the-flat-schema: hands on whatever the flattened schema admits': {
      lines: decoding(
        (codec) => codec,
        (value) => value,
        () => undefined,
      ),
    },
  },
  'never-guesses': {
    'mends: fills in an empty text for what is required and not there': {
      lines: answering((answer, message) => {
        const { decode: value } = message
        if (answer.invalid === undefined || !isSchema(value)) return answer
        return { id: answer.id, value: { ...missing(message.schema), ...value } }
      }),
    },
    'reads-texts-as-numbers: makes numbers and booleans of texts that look like them': {
      lines: decoding((codec) => codec, read),
      providers: ['openai-tools'],
    },
    'drops-what-it-does-not-know: removes members that the action does not have': {
      lines: answering((answer, message) => {
        const { value } = answer
        return 'decode' in message && isSchema(value)
          ? { ...answer, value: ownOf(message.schema, value) }
          : answer
      }),
      providers: ['openai-tools'],
    },
  },
})

function unpadded(codec: Codec | undefined) {
  return withMembers(codec, (member) => ({ ...member, padded: false }))
}

function withMembers(codec: Codec | undefined, change: (member: Member) => Member) {
  return codec?.kind === 'members' ? { ...codec, members: codec.members.map(change) } : codec
}

function only(value: Json, keeps: (part: Json) => boolean): Json {
  if (!isSchema(value)) return value
  const left: Schema = {}
  for (const [name, part] of Object.entries(value)) if (keeps(part)) put(left, name, part)
  return left
}

function missing(schema: Schema): Schema {
  const branches = Array.isArray(schema.oneOf) ? schema.oneOf.filter(isSchema) : []
  const names = [schema, ...branches].flatMap(requiredOf)
  return Object.fromEntries(names.map((name) => [name, '']))
}

function read(value: Json): Json {
  if (!isSchema(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'string' ? plain(part) : part,
    ]),
  )
}

const plain = (text: string): Json => (/^(\d+|true|false)$/.test(text) ? JSON.parse(text) : text)

/** The members that the root and the branch of the value list. */
function ownOf(schema: Schema, value: Schema): Schema {
  const branch = listOf(schema, 'oneOf')
    .filter(isSchema)
    .find((one) => whyInvalid(one, value) === undefined)
  if (!branch) return value
  const names = [schema, branch].flatMap((one) => Object.keys(mapOf(one, 'properties')))
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
}
