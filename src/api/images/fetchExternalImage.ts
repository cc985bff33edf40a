/**
 * Result of fetching an image from another host. `refused` means that there was no response, or that the host forbids
 * cross-origin requests. `insecure` means that the page uses https and the image URL uses http.
 */
export type ExternalImageResult =
  | { kind: 'image'; image: Blob }
  | { kind: 'status'; status: number }
  | { kind: 'notAnImage' | 'refused' | 'insecure' }

/**
 * Fetches an image from another host. The content security policy of the page blocks other hosts, so a worker sends
 * the request.
 * @param address http or https URL of the image
 * @throws Error if the worker does not start
 */
export async function fetchExternalImage(address: string): Promise<ExternalImageResult> {
  if (location.protocol === 'https:' && new URL(address).protocol === 'http:') return { kind: 'insecure' }
  const worker = new Worker(new URL('./externalImageWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ExternalImageResult>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The image worker did not start')))
      worker.postMessage(address)
    })
  } finally {
    worker.terminate()
  }
}
