import { useEffect, useMemo, useState } from 'react'
import type { PageCache } from '../images/pageCache'
import type { PageCrops } from '../images/pageCrops'
import { usePageCrops } from '../images/usePageCrops'
import type { Region } from '../pages/imageTransform'
import type { Page } from '../pages/spreads'

interface Trimmed {
  /** Pages with the width of their remaining region. */
  readonly pages: readonly Page[]
  /** Visible region of each image, by index; undefined shows the whole image. */
  readonly regions: readonly (Region | undefined)[]
}

/**
 * Crops the side borders of a strip's pages when `reader.crop` is on. Keeps the space above and below, because it is
 * part of the storytelling.
 * @param file  key of the book and its file
 */
export function useSideCrops(file: string, cache: PageCache, pages: readonly Page[]): Trimmed {
  const crops = usePageCrops(file, cache)
  const [regions, setRegions] = useState(() => sidesOf(crops, pages))
  useEffect(() => {
    const read = () => setRegions(sidesOf(crops, pages))
    read()
    return crops?.subscribe(read)
  }, [crops, pages])
  return useMemo(
    () => ({ pages: pages.map((page, index) => trimmed(page, regions[index])), regions }),
    [pages, regions],
  )
}

const nothing: readonly undefined[] = []

function sidesOf(crops: PageCrops | undefined, pages: readonly Page[]): readonly (Region | undefined)[] {
  if (!crops) return nothing
  return pages.map(({ number }) => {
    const region = crops.answer(number)
    return region && region.width < 1 ? { ...region, y: 0, height: 1 } : undefined
  })
}

const trimmed = (page: Page, region: Region | undefined): Page =>
  region && page.width ? { ...page, width: Math.max(1, Math.round(page.width * region.width)) } : page
