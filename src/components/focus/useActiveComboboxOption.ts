import { useState } from 'react'

/**
 * Manages the active option of a combobox. Tracks the option by its key, so late results do not activate another
 * option.
 * @param keys unique keys of the current options, in order
 * @param start active index before the user moves: 0 for the first option, -1 for none
 * @returns the active index (-1 for none), a setter by index, and a reset to `start`
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
