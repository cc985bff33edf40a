import type { MockServerState } from '../state/mockServerState'

/**
 * Maximum number of cached search results. The number is small, because few clients page through a list at the same
 * time.
 */
const MAX_CACHED_RESULTS = 8

type VersionedResults = { version: number; results: Map<string, unknown> }
const resultsByWorld = new WeakMap<MockServerState, VersionedResults>()

/**
 * Returns the result of a search in all records. Caches the result until a record changes, so that the next pages of
 * the list need no new search.
 * @param dependencies values that determine the result; undefined disables the cache
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
