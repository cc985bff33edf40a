import { useState } from 'react'

/**
 * Which line of a list is chosen while one types and further lines come: the one that was pointed at, wherever it stands by now, so
 * that none slips under the Enter key. What is gone leaves its place to the next.
 * @param keys   of the lines there are now
 * @param start  what is chosen until one points: the first line, or none
 */
export function useActiveOption(keys: readonly string[], start: 0 | -1) {
  const [chosen, setChosen] = useState<{ at: number; key?: string | undefined }>({ at: start })
  const now = chosen.key === undefined ? -1 : keys.indexOf(chosen.key)
  return {
    at: now >= 0 ? now : Math.min(chosen.at, keys.length - 1),
    point: (at: number) => setChosen({ at, key: keys[at] }),
    reset: () => setChosen({ at: start }),
  }
}
