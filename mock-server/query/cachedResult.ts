import type { World } from '../world/world'

/** Number of cached results. Few clients at a time page through a long list. */
const MAX_CACHED_RESULTS = 8

type VersionedResults = { version: number; answers: Map<string, unknown> }
const resultsByWorld = new WeakMap<World, VersionedResults>()

/**
 * Returns a cached result of a search over all records, valid until the state changes. Later pages of a long list then
 * need no new search.
 * @param dependencies key of everything that the result depends on except the state; undefined to skip the cache
 * @param make computes the result
 */
export function cachedResult<Answer>(
  world: World,
  dependencies: readonly unknown[] | undefined,
  make: () => Answer,
): Answer {
  if (!dependencies) return make()
  const results = currentResults(world)
  const cacheKey = JSON.stringify(dependencies)
  const cached = results.get(cacheKey) as Answer | undefined
  const result = cached ?? make()
  results.delete(cacheKey)
  results.set(cacheKey, result)
  const [oldest] = results.keys()
  if (results.size > MAX_CACHED_RESULTS && oldest !== undefined) results.delete(oldest)
  return result
}

function currentResults(world: World): Map<string, unknown> {
  const existing = resultsByWorld.get(world)
  if (existing?.version === world.version) return existing.answers
  const emptyResults: VersionedResults = { version: world.version, answers: new Map() }
  resultsByWorld.set(world, emptyResults)
  return emptyResults.answers
}
