/** A list cut into pieces of at most so many, in its order. */
export function chunked<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most)
  return Array.from({ length: count }, (_, at) => items.slice(at * most, (at + 1) * most))
}

/** A browser opens six connections to a host: two stay free for the person. */
const AT_ONCE = 4

/** Does one thing after the other, a few at the same time. Ends with the first that fails. */
export async function withConcurrency<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values()
  const walk = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
}
