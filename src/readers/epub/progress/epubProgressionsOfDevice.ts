import type { Progression } from '../../../generated/model.schemas'
import { readLocalStorage } from '../../../preferences/localStorageAccess'
import type { LoadedEpub } from '../loadEpub'
import { type EpubLocation, resolveReadiumLocator } from '../locators/epubLocations'

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

/**
 * Returns the location of a user in a book without positions. The server stores no progression of such a book.
 * @returns undefined if this device has no progression of the book, if the server has newer progress, or if the book
 *   has positions now
 */
export async function findEpubLocationOnDevice(
  userId: string,
  { book, publication, positions }: LoadedEpub,
): Promise<EpubLocation | undefined> {
  const stored = readEpubProgressionsOfDevice(userId)[book.id] as Partial<Progression> | null | undefined
  if (!stored?.locator || typeof stored.modified !== 'string') return undefined
  if (Date.parse(book.readProgress?.readDate ?? '') > Date.parse(stored.modified)) return undefined
  const list = await positions.catch(() => undefined)
  return list?.positions.length ? undefined : resolveReadiumLocator(stored.locator, publication.chapters, undefined)
}
