import { useRef } from 'react'

/**
 * Returns `results`. Replaces each undefined result, for example a result that is loading, by the last defined result
 * at the same index.
 * @param key identifies the queries of the results. When the key changes, the previous results are discarded
 */
export function useKeepPreviousResults<Results extends readonly unknown[]>(key: string, results: Results): Results {
  const lastResults = useRef<{ key: string; results: readonly unknown[] }>({ key, results: [] })
  const previous = lastResults.current.key === key ? lastResults.current.results : []
  const current = results.map((result, index) => result ?? previous[index])
  lastResults.current = { key, results: current }
  return current as unknown as Results
}
