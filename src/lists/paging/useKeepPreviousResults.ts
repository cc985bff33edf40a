import { useRef } from 'react'

/**
 * Returns query results. A result that is undefined, for example during a refetch, is replaced by its previous value.
 * @param key key of the results; a new key discards the previous results
 */
export function useKeepPreviousResults<Results extends readonly unknown[]>(key: string, results: Results): Results {
  const lastResults = useRef<{ key: string; results: readonly unknown[] }>({ key, results: [] })
  const previous = lastResults.current.key === key ? lastResults.current.results : []
  const current = results.map((result, index) => result ?? previous[index])
  lastResults.current = { key, results: current }
  return current as unknown as Results
}
