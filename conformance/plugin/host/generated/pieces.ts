import { isObject, type JsonObject, parse } from '../../../../harness/wire/json.ts'
import type { Generated } from './requirements.ts'
import type { Acts } from './sent.ts'

/** Texts that follow each other on stdout, and what it is about when they do not. */
export interface Piece {
  texts: readonly string[]
  /** They are plain, so that nothing stands between them. */
  plain: boolean
  requirement: Generated
}

/** Whether a message prints content. */
export const isContent = ({ type, channel = 'content' }: JsonObject) =>
  type === 'print' && channel === 'content'

/** What is printed as content; whatever else comes between may be shown between. */
export function piecesOf({ messages }: Pick<Acts, 'messages'>): Piece[] {
  const pieces: Piece[] = []
  let isOpen = false
  for (const { message } of messages) {
    const isNext = isContent(message)
    const piece = isNext ? pieceOf(message) : undefined
    const last = pieces.at(-1)
    if (piece?.plain && last?.plain && isOpen)
      pieces[pieces.length - 1] = { ...last, texts: [...last.texts, ...piece.texts] }
    else if (piece) pieces.push(piece)
    if (isNext || message.type === 'print' || message.type === 'log') isOpen = isNext
  }
  return pieces
}

function pieceOf({ text, format = 'plain' }: JsonObject): Piece {
  const whole = String(text)
  if (format === 'json')
    return {
      texts: textsIn(parse(whole)),
      plain: false,
      requirement: 'plugin.print.json-is-laid-out#value',
    }
  if (format === 'markdown')
    return {
      texts: whole.replace('#', '').trim().split(/\s+/),
      ...{ plain: false, requirement: 'plugin.print.markdown-is-rendered#words' },
    }
  if (format === 'code')
    return {
      texts: [whole.trimEnd()],
      plain: false,
      requirement: 'plugin.print.code-is-highlighted#intact',
    }
  return {
    texts: [whole],
    plain: true,
    requirement: 'plugin.print.plain-is-unchanged#nothing-removed',
  }
}

/** The texts that a value consists of, names among them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isObject(value)
    ? Object.entries(value).flatMap(([name, each]) => [name, ...textsIn(each)])
    : []
}
