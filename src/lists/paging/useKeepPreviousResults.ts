import { useRef } from 'react'

/**
 * Returns query results. During a refetch or after a failure, returns the previous results instead.
 * @param key key of the results; previous results of another key are not used
 */
export function useKeepPreviousResults<Results extends readonly unknown[]>(key: string, results: Results): Results {
  const lastResults = useRef<{ key: string; results: readonly unknown[] }>({ key, results: [] })
  const previous = lastResults.current.key === key ? lastResults.current.results : []
  const current = results.map((result, index) => result ?? previous[index])
  lastResults.current = { key, results: current }
  return current as unknown as Results
}
