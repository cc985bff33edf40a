/**
 * Maximum number of pixels of an image that the client decodes. The decoding of a larger image would block the tab for
 * seconds and need more than 600 MB of memory.
 */
export const MAX_DECODED_PIXELS = 160_000_000

/**
 * Waits until an image has loaded, and then decodes the image. Does not decode an image with too many pixels.
 * @param element  image element that has just started to load
 * @throws Error if the image has too many pixels or cannot be decoded. Throws an `error` event if the image cannot be
 *   loaded.
 */
export async function decodeImageWithinLimit(element: HTMLImageElement): Promise<void> {
  await new Promise((resolve, reject) => {
    element.onload = resolve
    element.onerror = reject
  })
  if (element.naturalWidth * element.naturalHeight > MAX_DECODED_PIXELS) throw new Error('too many pixels')
  await element.decode()
}
