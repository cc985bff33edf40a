import { useLayoutEffect, useMemo, useState } from 'react'
import type { PageImageCache } from '../images/pageImageCache'
import type { ComicPage } from '../pages/createComicSpreads'
import type { Size } from '../zoom/scalePagesToView'

/**
 * Returns the pages with their sizes. If the server does not know the size of a page, uses the size of the loaded
 * image.
 */
export function useMeasuredPages(pages: readonly ComicPage[], cache: PageImageCache): readonly ComicPage[] {
  const [measuredSizes, setMeasuredSizes] = useState<ReadonlyMap<number, Size>>(new Map())
  useLayoutEffect(() => {
    const measure = () => {
      const unmeasured = pages.filter(page => !page.width && cache.get(page.number)?.size)
      setMeasuredSizes(before => {
        const newlyMeasured = unmeasured.filter(page => !before.has(page.number))
        if (newlyMeasured.length === 0) return before
        const after = new Map(before)
        for (const { number } of newlyMeasured) after.set(number, cache.get(number)?.size ?? { width: 0, height: 0 })
        return after
      })
    }
    // Measures the images that are already loaded, because the cache reports only later changes.
    measure()
    return cache.subscribe(measure)
  }, [pages, cache])
  return useMemo(() => pages.map(page => ({ ...page, ...measuredSizes.get(page.number) })), [pages, measuredSizes])
}
