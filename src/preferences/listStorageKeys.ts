/** Returns all keys of a browser storage, including their prefix. Returns no keys if the browser denies access. */
export function listStorageKeys(area: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(globalThis[area])
  } catch {
    return []
  }
}
