/** What became of asking for a picture somewhere on the web. A place that is away and one that forbids look the same. */
export type ImageResult =
  | { kind: 'picture'; picture: Blob }
  | { kind: 'status'; status: number }
  | { kind: 'noPicture' | 'refused' | 'insecure' }

/**
 * Asks for a picture anywhere on the web, as far as that place lets a browser have it. The policy of the page lets nothing in
 * from elsewhere, so that books cannot reach out; a worker stands under a policy of its own.
 * @param address  http or https
 */
export async function imageFromUrl(address: string): Promise<ImageResult> {
  if (location.protocol === 'https:' && new URL(address).protocol === 'http:') return { kind: 'insecure' }
  const worker = new Worker(new URL('./imageFromUrlWorker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ImageResult>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The worker for pictures did not start')))
      worker.postMessage(address)
    })
  } finally {
    worker.terminate()
  }
}
