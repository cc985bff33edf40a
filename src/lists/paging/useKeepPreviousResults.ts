import { useRef } from 'react'

/**
 * Returns `results`, but replaces each undefined result by its previous value. A result is undefined, for example,
 * while it loads.
 * @param key identifies the queries of the results; a new key discards the previous results
 */
export function useKeepPreviousResults<Results extends readonly unknown[]>(key: string, results: Results): Results {
  const lastResults = useRef<{ key: string; results: readonly unknown[] }>({ key, results: [] })
  const previous = lastResults.current.key === key ? lastResults.current.results : []
  const current = results.map((result, index) => result ?? previous[index])
  lastResults.current = { key, results: current }
  return current as unknown as Results
}
