const name = 'longbox.scroll'

/**
 * Remembers in this tab how far down a page is scrolled, for when it is loaded again.
 * @param key  of the entry of the history
 * @param top  in CSS pixels
 */
export function rememberTabScroll(key: string, top: number): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ key, top }))
  } catch {
    // A browser that keeps nothing: the page begins at its top.
  }
}

/** How far down the page of an entry of the history was when the tab left it last; undefined when it was another. */
export function tabScroll(key: string): number | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return stored.key === key && typeof stored.top === 'number' ? stored.top : undefined
  } catch {
    return undefined
  }
}
