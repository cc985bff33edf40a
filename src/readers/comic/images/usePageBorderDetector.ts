import { useEffect, useMemo } from 'react'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import { PageBorderDetector } from './pageBorderDetector'
import type { PageImageCache } from './pageImageCache'

/**
 * Returns the border detector of a book; undefined while the setting `reader.crop` is off.
 * @param file string that identifies the book and the version of its file
 */
export function usePageBorderDetector(file: string, cache: PageImageCache): PageBorderDetector | undefined {
  const [crop] = useReaderSetting('reader.crop')
  const crops = useMemo(() => (crop ? new PageBorderDetector(file, cache) : undefined), [crop, file, cache])
  useEffect(() => {
    crops?.start()
    return () => crops?.stop()
  }, [crops])
  return crops
}
