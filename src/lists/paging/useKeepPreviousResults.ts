import { useRef } from 'react'

/**
 * Returns query results. Replaces each missing result by its previous value, for example during a refetch or after a
 * failure.
 * @param key key of the results; previous results of another key are not used
 */
export function useKeepPreviousResults<Results extends readonly unknown[]>(key: string, results: Results): Results {
  const lastResults = useRef<{ key: string; results: readonly unknown[] }>({ key, results: [] })
  const previous = lastResults.current.key === key ? lastResults.current.results : []
  const current = results.map((result, index) => result ?? previous[index])
  lastResults.current = { key, results: current }
  return current as unknown as Results
}
