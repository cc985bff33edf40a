import type { Progression } from '../../../generated/model.schemas'
import type { LoadedEpub } from '../loadEpub'
import { type EpubLocation, resolveReadiumLocator } from '../locators/epubLocations'
import { readEpubProgressionsOfDevice } from './epubProgressionsOfDevice'

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
