import { useEffect, useState } from 'react'
import { useSetting } from '../settings/effectiveSettings'
import { edgeZones, type TapZones } from './tapZones'

/** Returns the tap zones of the settings. Layouts other than the default load on demand. */
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
