import { useEffect, useState } from 'react'
import { decodeImageWithinLimit } from '../../../components/images/decodeImageWithinLimit'
import { computeDifferingPixelFraction } from './computeDifferingPixelFraction'

/**
 * Width in pixels to which page images are scaled down before they are compared. At this width, compression artifacts
 * are not visible.
 */
const SAMPLE_WIDTH_PX = 96
const SAMPLE_HEIGHT_PX = 144

/**
 * Returns the fraction of pixels that differ between two page images, from 0 to 1. Returns undefined while the images
 * load, or if an image cannot be loaded.
 */
export function usePageDifferenceFraction(existingUrl: string, candidateUrl: string): number | undefined {
  const key = `${existingUrl} ${candidateUrl}`
  const [measured, setMeasured] = useState<{ key: string; share: number | undefined }>()
  useEffect(() => {
    let isCurrent = true
    const measure = async () => {
      const [a, b] = await Promise.all([samplePixels(existingUrl), samplePixels(candidateUrl)])
      if (isCurrent) setMeasured({ key, share: a && b && computeDifferingPixelFraction(a, b) })
    }
    measure().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [key, existingUrl, candidateUrl])
  return measured?.key === key ? measured.share : undefined
}

/** Loads an image, scales it down and returns its RGBA values. Returns undefined if the browser has no canvas. */
async function samplePixels(url: string): Promise<ArrayLike<number> | undefined> {
  const image = new Image(SAMPLE_WIDTH_PX, SAMPLE_HEIGHT_PX)
  image.src = url
  await decodeImageWithinLimit(image)
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE_WIDTH_PX
  canvas.height = SAMPLE_HEIGHT_PX
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, SAMPLE_WIDTH_PX, SAMPLE_HEIGHT_PX)
  return context.getImageData(0, 0, SAMPLE_WIDTH_PX, SAMPLE_HEIGHT_PX).data
}
