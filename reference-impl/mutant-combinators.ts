/** Makes the function that replaces some parts of a subject by others, which may use those that were there. */
export const havingOf =
  <Parts extends object>() =>
  (change: (parts: Parts) => Partial<Parts>) =>
  (parts: Parts): Parts => ({ ...parts, ...change(parts) })

/** Makes the function that changes the lines of messages of a type. */
export const onLineOf =
  <Message extends { type?: unknown }, Parts extends { encode(message: Message): string }>() =>
  (type: string, change: (line: string, message: Message) => string) =>
  (parts: Parts): Parts => {
    const { encode } = parts
    return {
      ...parts,
      encode: (message: Message) =>
        message.type === type ? change(encode(message), message) : encode(message),
    }
  }
