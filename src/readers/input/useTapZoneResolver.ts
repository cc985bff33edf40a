import { useEffect, useState } from 'react'
import { useReaderSetting } from '../settings/effectiveReaderSettings'
import { defaultTapZones, type TapZoneResolver } from './tapZones'

/** Returns the tap zones of the current settings. The code of all layouts except the default layout loads on demand. */
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
