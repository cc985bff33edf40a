interface HistoryEntryState {
  readonly __TSR_key?: string
  readonly __TSR_index?: number
  readonly isCopy?: boolean
}

/** Entry of the browser history. The router and `closeOverlaysOnBack.ts` write the state of the entry. */
export interface HistoryEntry {
  readonly state: HistoryEntryState | null
  readonly url: string
  /**
   * Position of this history entry. The first entry of the router has the position 0, and the second entry has the
   * position 1. The copy of the first entry (see `closeOverlaysOnBack.ts`) has the position
   * {@link COPY_POSITION_SHIFT}, between the first and the second entry.
   */
  readonly position: number
}

export type HistoryMethod = 'pushState' | 'replaceState'
export type HistoryWrite = Parameters<History['pushState']>

/** Writes to the browser history without the methods of `window.history`, because the router replaces these methods. */
export const writeHistory = (method: HistoryMethod, write: HistoryWrite) =>
  History.prototype[method].apply(window.history, write)

/** The copy of the first history entry has the position of the first entry plus this value. */
export const COPY_POSITION_SHIFT = 0.25

/** Returns the current entry of the browser history. The position is `NaN` if no router has written the state. */
export function readCurrentEntry(): HistoryEntry {
  const state: HistoryEntryState | null = window.history.state
  const position = (state?.__TSR_index ?? Number.NaN) + (state?.isCopy ? COPY_POSITION_SHIFT : 0)
  return { state, url: location.href, position }
}
