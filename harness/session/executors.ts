/** How each effect of a union is executed, by its name. */
export type Executors<Effect extends { readonly effect: string }> = {
  readonly [Name in Effect['effect']]: (effect: Extract<Effect, { effect: Name }>) => void
}

/** Executes each effect by the function of its name. */
export const executing = <Effect extends { readonly effect: string }>(
  executors: Executors<Effect>,
): ((effect: Effect) => void) => {
  const byName = executors as { readonly [name: string]: (effect: never) => void }
  return (effect) => byName[effect.effect]?.(effect as never)
}
