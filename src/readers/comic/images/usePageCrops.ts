import { useEffect, useMemo } from 'react'
import { useSetting } from '../../settings/effectiveSettings'
import type { PageCache } from './pageCache'
import { PageCrops } from './pageCrops'

/**
 * Returns the running border analysis of a book, or undefined while the setting `reader.crop` is off.
 * @param file  key of the book and its file
 */
export function usePageCrops(file: string, cache: PageCache): PageCrops | undefined {
  const [crop] = useSetting('reader.crop')
  const crops = useMemo(() => (crop ? new PageCrops(file, cache) : undefined), [crop, file, cache])
  useEffect(() => {
    crops?.start()
    return () => crops?.stop()
  }, [crops])
  return crops
}
