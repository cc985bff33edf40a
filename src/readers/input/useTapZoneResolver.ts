import { useEffect, useState } from 'react'
import { useReaderSetting } from '../settings/effectiveReaderSettings'
import { defaultTapZones, type TapZoneResolver } from './tapZones'

/**
 * Returns the function that finds the tap zone at a point, for the current settings. Until the code of a layout has
 * loaded, the default layout applies.
 */
export function useTapZoneResolver(): TapZoneResolver {
  const [layout] = useReaderSetting('reader.tapZones')
  const [inverted] = useReaderSetting('reader.tapInvert')
  const [zones, setZones] = useState<TapZoneResolver>(() => defaultTapZones)
  useEffect(() => {
    if (layout === 'edges' && !inverted) return setZones(() => defaultTapZones)
    let isCanceled = false
    import('./tapZoneLayouts').then(
      ({ getTapZonesOfLayout }) => isCanceled || setZones(() => getTapZonesOfLayout(layout, inverted)),
      () => {},
    )
    return () => {
      isCanceled = true
    }
  }, [layout, inverted])
  return zones
}
