/** Values that somebody waits for, each under a key. */
export interface Promised<Key, Value> {
  /** Waits for the value with a key; who waits for the same one shares it. */
  wait(key: Key): Promise<Value>
  /** Gives it; does nothing where nobody waits. */
  give(key: Key, value: Value): void
}

export function openPromised<Key, Value>(): Promised<Key, Value> {
  const open = new Map<Key, PromiseWithResolvers<Value>>()
  return {
    wait(key) {
      const deferred = open.get(key) ?? Promise.withResolvers<Value>()
      open.set(key, deferred)
      return deferred.promise
    },
    give(key, value) {
      open.get(key)?.resolve(value)
      open.delete(key)
    },
  }
}
