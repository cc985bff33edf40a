import type { ListScrollPosition } from './listScrollPosition'

/** List that scrolls with the window. Its functions return undefined until the list has been measured. */
export type ScrolledList = {
  /** Returns the current position in the list. Returns undefined if the window shows the content above the list. */
  readPosition: () => ListScrollPosition | undefined
  /** Converts a position in the list to a scroll offset of the window, in CSS pixels. */
  getScrollOffset: (position: ListScrollPosition) => number | undefined
}

let scrolledList: ScrolledList | undefined

/**
 * Registers the list that scrolls with the window, so that back navigation can restore the position in the list.
 * @returns function that removes the registration
 */
export function registerScrolledList(list: ScrolledList): () => void {
  scrolledList = list
  return () => {
    if (scrolledList === list) scrolledList = undefined
  }
}

/** Returns the registered list. Returns undefined if no list is registered. */
export const getScrolledList = (): ScrolledList | undefined => scrolledList
