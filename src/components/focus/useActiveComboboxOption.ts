import { useState } from 'react'

/**
 * Manages the active option of a combobox. If new search results move the active option to another index, the option
 * stays active.
 * @param keys unique keys of the current options, in order
 * @param start active index until the user moves to another option. 0 activates the first option, and -1 activates no
 *   option
 * @returns the active index (-1 if no option is active), a function that sets the index, and a function that resets the
 *   index to `start`
 */
export function useActiveComboboxOption(keys: readonly string[], start: 0 | -1) {
  const [active, setActive] = useState<{ activeIndex: number; key?: string | undefined }>({ activeIndex: start })
  const currentIndex = active.key === undefined ? -1 : keys.indexOf(active.key)
  return {
    activeIndex: currentIndex >= 0 ? currentIndex : Math.min(active.activeIndex, keys.length - 1),
    setActiveIndex: (index: number) => setActive({ activeIndex: index, key: keys[index] }),
    reset: () => setActive({ activeIndex: start }),
  }
}
