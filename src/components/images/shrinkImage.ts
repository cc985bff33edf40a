/**
 * Lists the sizes and JPEG qualities with which {@link shrinkImage} tries to encode an image, largest first. Sizes are
 * in pixels. Qualities are from 0 to 1.
 * @param width width of the original in pixels
 * @param height height of the original in pixels
 */
export function listImageShrinkSteps(
  width: number,
  height: number,
): { width: number; height: number; quality: number }[] {
  const longest = Math.max(width, height)
  return [2000, 1600, 1200, 900, 600]
    .map(maxEdgePx => Math.min(1, maxEdgePx / longest))
    .filter((scale, index, all) => scale < 1 || index === all.indexOf(1))
    .flatMap(scale => [0.9, 0.8, 0.65].map(quality => ({ scale, quality })))
    .map(({ scale, quality }) => ({ width: Math.round(width * scale), height: Math.round(height * scale), quality }))
}

/**
 * Converts an image to a JPEG of limited file size. Tries the sizes of {@link listImageShrinkSteps} from largest to
 * smallest, and returns the first file that is small enough.
 * @param maxBytes maximum file size in bytes
 * @returns undefined if the browser cannot decode the image, or if even the smallest size exceeds the limit
 */
export async function shrinkImage(file: File, maxBytes: number): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const canvas = document.createElement('canvas')
  try {
    for (const { width, height, quality } of listImageShrinkSteps(bitmap.width, bitmap.height)) {
      canvas.width = width
      canvas.height = height
      drawOnWhite(canvas, bitmap)
      const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (blob && blob.size <= maxBytes) return new File([blob], `${baseName(file.name)}.jpg`, { type: 'image/jpeg' })
    }
    return undefined
  } finally {
    bitmap.close()
  }
}

/** Draws an image on a white canvas, because a JPEG would show transparent pixels in black. */
function drawOnWhite(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
}

const baseName = (name: string) => name.replace(/\.[^.]*$/, '') || 'picture'
