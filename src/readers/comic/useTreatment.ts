import { useMemo } from 'react'
import { useSetting } from '../settingsInForce'
import type { PageCache } from './pageCache'
import { quarterTurned, turnedInto } from './quarterTurn'
import { drawnRegion, halved } from './split'
import type { Page } from './spreads'
import { placed, type Treatment } from './treatment'
import { useCrops } from './useCrops'

/**
 * What the settings ask to be done to pages: cut off borders, split wide ones or turn them.
 * @param file  names the book and its file
 */
export function useTreatment(file: string, cache: PageCache, rightToLeft: boolean): Treatment | undefined {
  const [split] = useSetting('reader.split')
  const crops = useCrops(file, cache)
  return useMemo(() => {
    if (!crops && split === 'off') return undefined
    const dress = split === 'turned' ? quarterTurned : halved
    const regionOf = (page: Page) => drawnRegion(page, crops?.answer(page.number))
    return {
      pages: (pages, { upright, layout }) =>
        layout === 'single' && (split === 'always' || (split !== 'off' && upright)) ? dress(pages, rightToLeft) : pages,
      region: regionOf,
      placed: (page, box) => {
        const region = regionOf(page)
        if (page.top) return turnedInto(page.top, region ?? whole, box)
        return region ? placed(region) : ''
      },
      subscribe: listener => crops?.subscribe(listener) ?? (() => {}),
    }
  }, [crops, split, rightToLeft])
}

const whole = { x: 0, y: 0, width: 1, height: 1 }
