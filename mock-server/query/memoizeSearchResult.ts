import type { MockServerState } from '../state/mockServerState'

/**
 * Maximum number of cached search results. A small number is sufficient, because few clients page through a list at the
 * same time.
 */
const MAX_CACHED_RESULTS = 8

type VersionedResults = { version: number; results: Map<string, unknown> }
const resultsByWorld = new WeakMap<MockServerState, VersionedResults>()

/**
 * Returns the result of a search, from a cache if possible. A change of any record clears the cache. A change of read
 * progress does not clear the cache. As a result, a client can read further pages of a list without a new search.
 * @param dependencies values that determine the result, for example user id and condition. If undefined, the result is
 *   not cached
 * @param make computes the result
 */
export function memoizeSearchResult<Result>(
  world: MockServerState,
  dependencies: readonly unknown[] | undefined,
  make: () => Result,
): Result {
  if (!dependencies) return make()
  const results = currentResults(world)
  const cacheKey = JSON.stringify(dependencies)
  const cached = results.get(cacheKey) as Result | undefined
  const result = cached ?? make()
  results.delete(cacheKey)
  results.set(cacheKey, result)
  const [oldest] = results.keys()
  if (results.size > MAX_CACHED_RESULTS && oldest !== undefined) results.delete(oldest)
  return result
}

function currentResults(world: MockServerState): Map<string, unknown> {
  const existing = resultsByWorld.get(world)
  if (existing?.version === world.version) return existing.results
  const emptyResults: VersionedResults = { version: world.version, results: new Map() }
  resultsByWorld.set(world, emptyResults)
  return emptyResults.results
}
