/** Result of fetching an image from another host. `refused` covers unreachable hosts and hosts that deny cross-origin requests. */
export type ExternalImageResult =
  | { kind: 'picture'; picture: Blob }
  | { kind: 'status'; status: number }
  | { kind: 'noPicture' | 'refused' | 'insecure' }

/**
 * Fetches an image from another host that allows cross-origin requests. The content security policy of the page blocks other
 * hosts, so that books cannot contact them. A worker has its own policy.
 * @param address  http or https URL
 * @throws when the worker does not start
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
