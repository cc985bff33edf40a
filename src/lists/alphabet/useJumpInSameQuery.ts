import { useState } from 'react'
import type { ScrollToIndexRequest } from './useAlphabetJump'

/**
 * Returns the latest jump if the user requested it in the list that is visible now. Returns undefined after the query
 * of the list has changed, so that the list then starts at its first item.
 * @param queryKey identifies the query of the list
 */
export function useJumpInSameQuery(
  jump: ScrollToIndexRequest | undefined,
  queryKey: string,
): ScrollToIndexRequest | undefined {
  const [latest, setLatest] = useState({ jump, queryKey, isOutdated: false })
  if (latest.jump !== jump) setLatest({ jump, queryKey, isOutdated: false })
  else if (latest.queryKey !== queryKey) setLatest({ jump, queryKey, isOutdated: true })
  return latest.isOutdated ? undefined : jump
}
