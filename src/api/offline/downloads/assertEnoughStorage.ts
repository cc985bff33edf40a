import type { Book } from '../../../generated/model.schemas'
import { StorageFullError } from './fetchIntoCache'

/**
 * Checks that the remaining files of a download fit into the storage of the browser.
 * @param share downloaded share of the book, from 0 to 1
 * @throws StorageFullError if the files do not fit
 */
export async function assertEnoughStorage({ sizeBytes }: Book, share: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && usage !== undefined && quota - usage < sizeBytes * (1 - share) * 1.1)
    throw new StorageFullError()
}
