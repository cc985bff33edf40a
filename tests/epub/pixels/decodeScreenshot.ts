import sharp from 'sharp'
import type { PixelImage } from './measurePixels'

/** Decodes a screenshot from PNG. */
export async function decodeScreenshot(png: Buffer): Promise<PixelImage> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
