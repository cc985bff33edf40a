import type { ImageResult } from './imageFromUrl'

/** The picture at an address, or why there is none. Cookies of that place are not sent, nor where one comes from. */
async function pictureAt(address: string): Promise<ImageResult> {
  try {
    const answer = await fetch(address, {
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(LONGEST),
    })
    if (!answer.ok) return { kind: 'status', status: answer.status }
    const picture = await answer.blob()
    return picture.type.startsWith('image/') ? { kind: 'picture', picture } : { kind: 'noPicture' }
  } catch {
    return { kind: 'refused' }
  }
}

const LONGEST = 20_000

addEventListener('message', async ({ data }: MessageEvent<string>) => postMessage(await pictureAt(data)))
