import type { MockServerState } from '../state/mockServerState'

/** Number of cached results. The number is small because few clients page through long lists at the same time. */
const MAX_CACHED_RESULTS = 8

type VersionedResults = { version: number; results: Map<string, unknown> }
const resultsByWorld = new WeakMap<MockServerState, VersionedResults>()

/**
 * Caches the result of a search over all records until the state changes, so that later pages of a long list need no new
 * search.
 * @param dependencies all values that determine the result, except the state; undefined skips the cache
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
