/**
 * Function that runs during each offline download of an EPUB, before the files of the book are downloaded.
 * @param signal aborts the download
 */
export type EpubPreDownloadCallback = (userId: string, bookId: string, signal: AbortSignal) => Promise<void>

let currentCallback: EpubPreDownloadCallback | undefined

/** Sets the {@link EpubPreDownloadCallback} of all downloads. `undefined` removes it. */
export function setEpubPreDownloadCallback(callback: EpubPreDownloadCallback | undefined): void {
  currentCallback = callback
}

/**
 * Runs the callback that {@link setEpubPreDownloadCallback} has set. The download continues if the callback fails.
 * @throws the abort reason of the signal
 */
export const runEpubPreDownloadCallback: EpubPreDownloadCallback = async (userId, bookId, signal) => {
  await currentCallback?.(userId, bookId, signal).catch(() => {})
  signal.throwIfAborted()
}
