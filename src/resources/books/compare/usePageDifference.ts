import { useEffect, useState } from 'react'
import { differingShare } from './differingShare'

/** Size to which pages are scaled for the comparison. Small sizes hide compression artifacts. */
const SAMPLE_WIDTH_PX = 96
const SAMPLE_HEIGHT_PX = 144

/**
 * Returns the share of the area of two page images that differs, from 0 to 1. Returns undefined while the images load, and when
 * an image cannot be shown.
 */
export function usePageDifference(existingUrl: string, candidateUrl: string): number | undefined {
  const key = `${existingUrl} ${candidateUrl}`
  const [measured, setMeasured] = useState<{ key: string; share: number | undefined }>()
  useEffect(() => {
    let isCurrent = true
    const measure = async () => {
      const [a, b] = await Promise.all([samplePixels(existingUrl), samplePixels(candidateUrl)])
      if (isCurrent) setMeasured({ key, share: a && b && differingShare(a, b) })
    }
    measure().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [key, existingUrl, candidateUrl])
  return measured?.key === key ? measured.share : undefined
}

/** Loads an image and returns its pixels, scaled to the sample size. Returns undefined without canvas support. */
async function samplePixels(url: string): Promise<ArrayLike<number> | undefined> {
  const image = new Image(SAMPLE_WIDTH_PX, SAMPLE_HEIGHT_PX)
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE_WIDTH_PX
  canvas.height = SAMPLE_HEIGHT_PX
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, SAMPLE_WIDTH_PX, SAMPLE_HEIGHT_PX)
  return context.getImageData(0, 0, SAMPLE_WIDTH_PX, SAMPLE_HEIGHT_PX).data
}
