import type { ImageResult } from './imageFromUrl'

/** Fetches an image without cookies and referrer. */
async function pictureAt(address: string): Promise<ImageResult> {
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(LONGEST),
    })
    if (!response.ok) return { kind: 'status', status: response.status }
    const picture = await response.blob()
    return picture.type.startsWith('image/') ? { kind: 'picture', picture } : { kind: 'noPicture' }
  } catch {
    return { kind: 'refused' }
  }
}

const LONGEST = 20_000

addEventListener('message', async ({ data }: MessageEvent<string>) => postMessage(await pictureAt(data)))
