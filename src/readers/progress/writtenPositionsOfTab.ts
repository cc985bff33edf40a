import { readBookPositionOfTab, storeBookPositionOfTab } from '../../preferences/bookPositionsOfTab'
import type { ReaderController } from '../session/useReaderController'

/** Returns the positions that this tab had written or was writing when the browser last unloaded the page. */
export function readWrittenPositions(bookId: string): string[] {
  const stored = readBookPositionOfTab(bookId, 'written')
  return Array.isArray(stored) ? stored.filter(at => typeof at === 'string') : []
}

/** Returns the given positions without `undefined`. */
export const definedPositions = (...positions: (string | undefined)[]): string[] =>
  positions.filter(at => at !== undefined)

const MAX_WRITTEN_POSITIONS = 10

/**
 * Adds positions to the set of the positions that a reader has written. The set contains only the last
 * {@link MAX_WRITTEN_POSITIONS} positions, because another device may have gone back to an earlier position.
 */
export function addWrittenPositions(all: Set<string>, added: readonly string[]): void {
  for (const at of added) {
    all.delete(at)
    all.add(at)
  }
  for (const oldest of [...all].slice(0, -MAX_WRITTEN_POSITIONS)) all.delete(oldest)
}

/**
 * Stores the last written reading position, and the position that is being written, when the page unloads. After a
 * reload, the reader then does not offer these positions as positions of another device. The visible position is not
 * sufficient for this, because a layout change can move the visible position without a write.
 * @returns function that removes the listener and deletes the stored positions
 */
export function storeWrittenPositionOnReload({ actor }: ReaderController, bookId: string): () => void {
  const store = () => {
    const { written, sending } = actor.getSnapshot().context
    storeBookPositionOfTab(bookId, definedPositions(written?.at, sending?.at), 'written')
  }
  window.addEventListener('pagehide', store)
  return () => {
    window.removeEventListener('pagehide', store)
    storeBookPositionOfTab(bookId, undefined, 'written')
  }
}
