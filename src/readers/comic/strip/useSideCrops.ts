import { useEffect, useMemo, useState } from 'react'
import type { PageCache } from '../images/pageCache'
import type { PageCrops } from '../images/pageCrops'
import { usePageCrops } from '../images/usePageCrops'
import type { ComicPage } from '../pages/createSpreads'
import type { ImageRegion } from '../pages/imageTransform'

interface SideCroppedPages {
  /** Pages with the width of their remaining region. */
  readonly pages: readonly ComicPage[]
  /** Visible region of each image, by index; undefined shows the whole image. */
  readonly regions: readonly (ImageRegion | undefined)[]
}

/**
 * Crops the side borders of the pages of a webtoon while `reader.crop` is on. Keeps the space above and below the
 * content, because it is part of the storytelling.
 * @param file  key of the book and its file
 */
export function useSideCrops(file: string, cache: PageCache, pages: readonly ComicPage[]): SideCroppedPages {
  const crops = usePageCrops(file, cache)
  const [regions, setRegions] = useState(() => sideRegionsOf(crops, pages))
  useEffect(() => {
    const read = () => setRegions(sideRegionsOf(crops, pages))
    read()
    return crops?.subscribe(read)
  }, [crops, pages])
  return useMemo(
    () => ({ pages: pages.map((page, index) => cropPageWidth(page, regions[index])), regions }),
    [pages, regions],
  )
}

const noRegions: readonly undefined[] = []

function sideRegionsOf(
  crops: PageCrops | undefined,
  pages: readonly ComicPage[],
): readonly (ImageRegion | undefined)[] {
  if (!crops) return noRegions
  return pages.map(({ number }) => {
    const region = crops.resultFor(number)
    return region && region.width < 1 ? { ...region, y: 0, height: 1 } : undefined
  })
}

const cropPageWidth = (page: ComicPage, region: ImageRegion | undefined): ComicPage =>
  region && page.width ? { ...page, width: Math.max(1, Math.round(page.width * region.width)) } : page
