import { useMemo } from 'react'
import { useSetting } from '../../settings/effectiveSettings'
import type { PageCache } from '../images/pageCache'
import { usePageCrops } from '../images/usePageCrops'
import { type ImageTransform, positionedImageStyle } from './imageTransform'
import { rotatedSize, rotateWidePages } from './rotateWidePages'
import { splitWidePages, visibleRegion } from './splitWidePages'
import type { Page } from './spreads'

/**
 * Returns the page transform of the settings: crop borders, and split or rotate wide pages. Undefined when nothing is
 * transformed.
 * @param file  key of the book and its file
 */
export function useImageTransform(file: string, cache: PageCache, rightToLeft: boolean): ImageTransform | undefined {
  const [split] = useSetting('reader.split')
  const crops = usePageCrops(file, cache)
  return useMemo<ImageTransform | undefined>(() => {
    if (!crops && split === 'off') return undefined
    const dress = split === 'turned' ? rotateWidePages : splitWidePages
    const regionOf = (page: Page) => visibleRegion(page, crops?.answer(page.number))
    return {
      pages: (pages, { upright, layout }) =>
        layout === 'single' && (split === 'always' || (split !== 'off' && upright)) ? dress(pages, rightToLeft) : pages,
      region: regionOf,
      placed: (page, box) => {
        const region = regionOf(page)
        if (page.top) return rotatedSize(page.top, region ?? whole, box)
        return region ? positionedImageStyle(region) : ''
      },
      subscribe: listener => crops?.subscribe(listener) ?? (() => {}),
    }
  }, [crops, split, rightToLeft])
}

const whole = { x: 0, y: 0, width: 1, height: 1 }
