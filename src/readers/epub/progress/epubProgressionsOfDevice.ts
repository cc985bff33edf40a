import { readLocalStorage } from '../../../preferences/localStorageAccess'

/** Returns the storage key of the progressions of a user that only this device stores. */
export const getEpubProgressionsKey = (userId: string): string => `epubProgressions.${userId}`

/**
 * Returns the progressions of a user that only this device stores, by book id. The oldest progression comes first. The
 * caller must validate the values.
 */
export function readEpubProgressionsOfDevice(userId: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readLocalStorage(getEpubProgressionsKey(userId)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
