import { onLocalStorageChange, readLocalStorage } from '../localStorageAccess'

/**
 * Registers a listener that is called when the browser could not store a text, for example because its storage is full.
 * The text then exists only until the page closes. This check is not part of `localStorageAccess.ts`, because the first
 * page loads that file, and its code must stay small.
 * @returns unregister function
 */
export function onLocalStorageWriteFailure(listener: () => void): () => void {
  return onLocalStorageChange((key, isFromOtherTab) => {
    if (key !== null && !isFromOtherTab && readStoredText(key) !== readLocalStorage(key)) listener()
  })
}

function readStoredText(key: string): string | undefined {
  try {
    return localStorage.getItem(`longbox.${key}`) ?? undefined
  } catch {
    return undefined
  }
}
