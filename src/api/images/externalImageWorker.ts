import type { ExternalImageResult } from './fetchExternalImage'

/** Fetches an image from another host. Sends no cookies and no referrer. */
async function fetchImage(address: string): Promise<ExternalImageResult> {
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return { kind: 'status', status: response.status }
    const picture = await response.blob()
    return picture.type.startsWith('image/') ? { kind: 'image', image: picture } : { kind: 'notAnImage' }
  } catch {
    return { kind: 'refused' }
  }
}

const TIMEOUT_MS = 20_000

addEventListener('message', async ({ data }: MessageEvent<string>) => postMessage(await fetchImage(data)))
