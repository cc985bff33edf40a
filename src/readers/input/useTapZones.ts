import { useEffect, useState } from 'react'
import { useSetting } from '../settings/effectiveSettings'
import { edgeZones, type TapZones } from './tapZones'

/** The tap zones that the person chose; layouts other than the usual one are fetched. */
export function useTapZones(): TapZones {
  const [layout] = useSetting('reader.tapZones')
  const [inverted] = useSetting('reader.tapInvert')
  const [zones, setZones] = useState<TapZones>(() => edgeZones)
  useEffect(() => {
    if (layout === 'edges' && !inverted) return setZones(() => edgeZones)
    let over = false
    import('./tapZoneLayouts').then(
      ({ tapZonesOf }) => over || setZones(() => tapZonesOf(layout, inverted)),
      () => {},
    )
    return () => {
      over = true
    }
  }, [layout, inverted])
  return zones
}
