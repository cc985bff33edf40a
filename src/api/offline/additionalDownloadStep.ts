/**
 * Additional work for each download of a book in the EPUB reader. It runs before the files of the book are downloaded.
 * @param signal aborts the download
 */
export type AdditionalDownloadStep = (userId: string, bookId: string, signal: AbortSignal) => Promise<void>

let currentStep: AdditionalDownloadStep | undefined

/** Sets the {@link AdditionalDownloadStep} of all downloads. `undefined` means that there is no additional work. */
export function setAdditionalDownloadStep(step: AdditionalDownloadStep | undefined): void {
  currentStep = step
}

/**
 * Does the additional work that {@link setAdditionalDownloadStep} has set. The download continues if this work fails.
 * @throws the abort reason of the signal
 */
export const runAdditionalDownloadStep: AdditionalDownloadStep = async (userId, bookId, signal) => {
  await currentStep?.(userId, bookId, signal).catch(() => {})
  signal.throwIfAborted()
}
