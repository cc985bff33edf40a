const name = 'longbox.scrolls'
/** Of so many entries of the history, the last ones left, the places are kept. */
const MOST = 200

/**
 * Remembers in this tab how far down pages were left, for when it is loaded again.
 * @param tops  CSS pixels by entry of the history
 */
export function storeTabScrollOffsets(tops: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify([...tops].slice(-MOST)))
  } catch {
    // A browser that keeps nothing: pages begin at their top.
  }
}

/** How far down this tab left pages before it was loaded again. */
export function readTabScrollOffsets(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(name) ?? '[]'))
  } catch {
    return new Map()
  }
}
