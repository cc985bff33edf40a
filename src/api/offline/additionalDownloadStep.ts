/**
 * Additional work of a download, besides storing the files of the book.
 * @param signal aborts the download
 */
export type AdditionalDownloadStep = (userId: string, bookId: string, signal: AbortSignal) => Promise<void>

let currentStep: AdditionalDownloadStep | undefined

/** Sets the additional work that each download does before it is complete. `undefined` removes the additional work. */
export function setAdditionalDownloadStep(step: AdditionalDownloadStep | undefined): void {
  currentStep = step
}

/**
 * Does the additional work that {@link setAdditionalDownloadStep} has set. A failure of this work does not end the
 * download.
 * @throws the abort reason of the signal
 */
export const runAdditionalDownloadStep: AdditionalDownloadStep = async (userId, bookId, signal) => {
  await currentStep?.(userId, bookId, signal).catch(() => {})
  signal.throwIfAborted()
}
