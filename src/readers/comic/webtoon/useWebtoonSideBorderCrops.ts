import { useEffect, useMemo, useState } from 'react'
import type { PageBorderDetector } from '../images/pageBorderDetector'
import type { PageImageCache } from '../images/pageImageCache'
import { usePageBorderDetector } from '../images/usePageBorderDetector'
import type { ComicPage } from '../pages/createComicSpreads'
import type { ImageRegion } from '../pages/pageImageTransform'

interface SideCroppedPages {
  /** Pages of the webtoon. The widths in pixels do not include the cropped borders. */
  readonly pages: readonly ComicPage[]
  /** Visible region of the image of each page, by page index. Undefined if the whole image is visible. */
  readonly regions: readonly (ImageRegion | undefined)[]
}

/**
 * Crops the left and right borders of webtoon pages if the setting `reader.crop` is on. Does not crop empty space at
 * the top and bottom, because it is part of the drawing.
 * @param file string that identifies the book and the version of its file
 */
export function useWebtoonSideBorderCrops(
  file: string,
  cache: PageImageCache,
  pages: readonly ComicPage[],
): SideCroppedPages {
  const crops = usePageBorderDetector(file, cache)
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
  crops: PageBorderDetector | undefined,
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
