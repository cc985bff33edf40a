/** Returns the keys of a storage of this browser, with their prefixes; none when the browser denies access. */
export function storedKeys(area: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(globalThis[area])
  } catch {
    return []
  }
}
