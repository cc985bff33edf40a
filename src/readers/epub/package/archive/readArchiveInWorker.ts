import type { EpubPackageFileTexts } from './readEpubPackageFiles'

/**
 * Time limit of the worker, in milliseconds. Reading the package document of a normal book takes less than a second.
 */
const WORKER_TIMEOUT_MS = 10_000

/**
 * Reads the package files of an EPUB in a worker. Ends the worker afterwards.
 * @param worker worker that runs `replyToArchives`
 * @param archive bytes of the EPUB. They are transferred to the worker, so the caller can no longer use them.
 * @returns undefined when the package files cannot be read, or take too long to read
 * @throws the abort reason of the signal
 */
export function readArchiveInWorker(
  worker: Worker,
  archive: ArrayBuffer,
  signal: AbortSignal,
): Promise<EpubPackageFileTexts | undefined> {
  let timeout: ReturnType<typeof setTimeout> | undefined
  return new Promise<EpubPackageFileTexts | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<EpubPackageFileTexts | undefined>) => resolve(data)
    worker.onerror = event => {
      event.preventDefault()
      resolve(undefined)
    }
    timeout = setTimeout(resolve, WORKER_TIMEOUT_MS, undefined)
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.postMessage(archive, [archive])
  }).finally(() => {
    clearTimeout(timeout)
    worker.terminate()
  })
}
