/** Imperative handle of a virtualized list. Its method scrolls the item at an index to the top of the visible area. */
export type VirtualListHandle = { scrollToIndex: (index: number) => void }
