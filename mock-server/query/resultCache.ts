import type { World } from '../world/world'

/** Number of cached results. Few clients at a time page through a long list. */
const MAX_CACHED_RESULTS = 8

type Kept = { version: number; answers: Map<string, unknown> }
const known = new WeakMap<World, Kept>()

/**
 * Returns a cached result of a search over all records, valid until the state changes. Later pages of a long list then
 * need no new search.
 * @param question key of everything that the result depends on except the state; undefined to skip the cache
 * @param make computes the result
 */
export function cachedResult<Answer>(
  world: World,
  question: readonly unknown[] | undefined,
  make: () => Answer,
): Answer {
  if (!question) return make()
  const answers = answersOf(world)
  const name = JSON.stringify(question)
  const found = answers.get(name) as Answer | undefined
  const answer = found ?? make()
  answers.delete(name)
  answers.set(name, answer)
  const [oldest] = answers.keys()
  if (answers.size > MAX_CACHED_RESULTS && oldest !== undefined) answers.delete(oldest)
  return answer
}

function answersOf(world: World): Map<string, unknown> {
  const kept = known.get(world)
  if (kept?.version === world.version) return kept.answers
  const fresh: Kept = { version: world.version, answers: new Map() }
  known.set(world, fresh)
  return fresh.answers
}
