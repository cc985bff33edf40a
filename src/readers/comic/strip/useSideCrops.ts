import { useEffect, useMemo, useState } from 'react'
import type { PageCache } from '../images/pageCache'
import type { PageCrops } from '../images/pageCrops'
import { usePageCrops } from '../images/usePageCrops'
import type { Region } from '../pages/imageTransform'
import type { Page } from '../pages/spreads'

interface Trimmed {
  /** As broad as what is left of them. */
  readonly pages: readonly Page[]
  /** By index: what is left of the image; all of it when undefined. */
  readonly regions: readonly (Region | undefined)[]
}

/**
 * Pages of a strip without the borders at their sides, where the person wants that. The room above and below stays: how far
 * pictures lie apart belongs to the telling.
 * @param file  names the book and its file
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
