import { useId } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { preferenceDefinitions } from '../../preferences/preferenceStore'
import { TapZoneDiagram } from '../input/TapZonesPreview'
import { useReaderSetting } from './effectiveReaderSettings'
import type { ReaderSettingControlProps } from './readerSettingDefinitions'
import styles from './TapZonesSetting.module.css'

const layouts = ['edges', 'lShape', 'kindle', 'sides', 'off'] as const

/** Setting for the layout of the tap zones. Shows a diagram of each layout. */
export function TapZonesSetting({ setting: { name } }: ReaderSettingControlProps) {
  const t = useTranslate()
  const [selected, select] = useReaderSetting('reader.tapZones')
  const [inverted] = useReaderSetting('reader.tapInvert')
  const [mode] = useReaderSetting('reader.mode')
  const group = useId()
  return (
    <fieldset className={styles.layouts}>
      <legend>{t(`reader.setting.${name}.label`)}</legend>
      <div>
        {layouts.filter(preferenceDefinitions['reader.tapZones'].isAllowed).map(layout => (
          <label key={layout}>
            <input type="radio" name={group} checked={layout === selected} onChange={() => select(layout)} />
            <TapZoneDiagram layout={layout} inverted={inverted} mode={mode} className={styles.map} />
            <span>{t(`reader.setting.${name}.${layout}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
