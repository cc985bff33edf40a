/** Handle of a virtualized list. `scrollToIndex` scrolls an item to the top of the visible area. */
export type VirtualListHandle = { scrollToIndex: (index: number) => void }
