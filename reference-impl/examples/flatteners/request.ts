/**
 * The body of the request that a library makes, which goes nowhere: the `fetch` that it is given takes the body and
 * answers with a failure. Throws what the library throws before it has made a request.
 */
export async function requestOf(
  make: (fetch: typeof globalThis.fetch) => unknown,
): Promise<unknown> {
  const bodies: unknown[] = []
  const take: typeof globalThis.fetch = async (_, init) => {
    bodies.push(JSON.parse(String(init?.body)))
    return new Response('{}', { status: 400 })
  }
  try {
    await make(take)
  } catch (error) {
    if (bodies.length === 0) throw error
  }
  return bodies[0]
}
