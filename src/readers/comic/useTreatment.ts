import { useMemo } from 'react'
import { useSetting } from '../settingsInForce'
import type { PageCache } from './pageCache'
import { drawnRegion, halved } from './split'
import type { Treatment } from './treatment'
import { useCrops } from './useCrops'

/**
 * What the settings ask to be done to pages: cut off borders, split wide ones.
 * @param file  names the book and its file
 */
export function useTreatment(file: string, cache: PageCache, rightToLeft: boolean): Treatment | undefined {
  const [split] = useSetting('reader.split')
  const crops = useCrops(file, cache)
  return useMemo(() => {
    if (!crops && split === 'off') return undefined
    return {
      pages: (pages, { upright, layout }) =>
        layout === 'single' && (split === 'always' || (split === 'upright' && upright))
          ? halved(pages, rightToLeft)
          : pages,
      region: page => drawnRegion(page, crops?.region(page.number)),
      subscribe: listener => crops?.subscribe(listener) ?? (() => {}),
    }
  }, [crops, split, rightToLeft])
}
