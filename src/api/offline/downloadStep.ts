/**
 * Additional work of a download, besides storing the files of the book.
 * @param signal aborts the download
 */
export type DownloadStep = (userId: string, bookId: string, signal: AbortSignal) => Promise<void>

let currentStep: DownloadStep | undefined

/** Sets the additional work that each download does before it is complete. Undefined for none. */
export function setDownloadStep(step: DownloadStep | undefined): void {
  currentStep = step
}

/**
 * Does the additional work that {@link setDownloadStep} has set. A failure of this work does not end the download.
 * @throws the abort reason of the signal
 */
export const runDownloadStep: DownloadStep = async (userId, bookId, signal) => {
  await currentStep?.(userId, bookId, signal).catch(() => {})
  signal.throwIfAborted()
}
