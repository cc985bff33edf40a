import { useEffect, useMemo } from 'react'
import { useSetting } from '../settingsInForce'
import { Crops } from './crops'
import type { PageCache } from './pageCache'

/**
 * The borders of the pages of a book, looked for while the setting asks for it.
 * @param file  names the book and its file
 */
export function useCrops(file: string, cache: PageCache): Crops | undefined {
  const [crop] = useSetting('reader.crop')
  const crops = useMemo(() => (crop ? new Crops(file, cache) : undefined), [crop, file, cache])
  useEffect(() => {
    crops?.start()
    return () => crops?.stop()
  }, [crops])
  return crops
}
