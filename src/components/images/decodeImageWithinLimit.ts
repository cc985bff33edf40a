/**
 * Maximum number of pixels of an image that the program decodes. A larger image would block the tab for seconds and
 * need more than 600 MB.
 */
export const MAX_DECODED_PIXELS = 160_000_000

/**
 * Waits until an image has loaded, and then decodes the image. Does not decode an image with too many pixels.
 * @param element  image whose `src` was set just before
 * @throws Error for an image that cannot be loaded or has too many pixels
 */
export async function decodeImageWithinLimit(element: HTMLImageElement): Promise<void> {
  await new Promise((resolve, reject) => {
    element.onload = resolve
    element.onerror = reject
  })
  if (element.naturalWidth * element.naturalHeight > MAX_DECODED_PIXELS) throw new Error('too many pixels')
  await element.decode()
}
