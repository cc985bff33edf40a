/**
 * Work of a download besides the files of the book.
 * @param signal  aborts the download
 */
export type DownloadStep = (userId: string, bookId: string, signal: AbortSignal) => Promise<void>

let currentStep: DownloadStep | undefined

/** Sets the work that each download does before it is complete; undefined for none. */
export function setDownloadStep(step: DownloadStep | undefined): void {
  currentStep = step
}

/** Does the work of {@link setDownloadStep}. A failure does not fail the download. */
export const runDownloadStep: DownloadStep = async (userId, bookId, signal) => {
  await currentStep?.(userId, bookId, signal).catch(() => {})
  signal.throwIfAborted()
}
