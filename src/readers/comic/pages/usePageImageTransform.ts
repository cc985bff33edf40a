import { useMemo } from 'react'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import type { PageImageCache } from '../images/pageImageCache'
import { usePageBorderDetector } from '../images/usePageBorderDetector'
import type { ComicPage } from './createComicSpreads'
import { createCroppedImageStyle, type PageImageTransform } from './pageImageTransform'
import { createRotatedImageStyle, rotatePages, rotateWidePages } from './rotatePages'
import { getVisibleImageRegion, splitWidePages } from './splitWidePages'

/**
 * Returns the page transform for the current settings: crop, split and rotate. Undefined when no setting requires a
 * transform. If the user rotates the pages, they are not split.
 * @param file string that identifies the book and the version of its file
 */
export function usePageImageTransform(
  file: string,
  cache: PageImageCache,
  rightToLeft: boolean,
): PageImageTransform | undefined {
  const [split] = useReaderSetting('reader.split')
  const [rotation] = useReaderSetting('reader.rotation')
  const crops = usePageBorderDetector(file, cache)
  return useMemo<PageImageTransform | undefined>(() => {
    if (!crops && split === 'off' && rotation === 'off') return undefined
    const transformPages = split === 'turned' ? rotateWidePages : splitWidePages
    const regionOf = (page: ComicPage) => getVisibleImageRegion(page, crops?.resultFor(page.number))
    return {
      pages: (pages, { upright, layout }) =>
        rotation !== 'off'
          ? rotatePages(pages, rotation)
          : layout === 'single' && (split === 'always' || (split !== 'off' && upright))
            ? transformPages(pages, rightToLeft)
            : pages,
      region: regionOf,
      imageStyle: (page, box) => {
        const region = regionOf(page)
        if (page.top) return createRotatedImageStyle(page.top, region ?? wholeImage, box)
        return region ? createCroppedImageStyle(region) : ''
      },
      subscribe: listener => crops?.subscribe(listener) ?? (() => {}),
    }
  }, [crops, split, rotation, rightToLeft])
}

const wholeImage = { x: 0, y: 0, width: 1, height: 1 }
