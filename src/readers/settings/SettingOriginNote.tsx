import { useTranslate } from '../../language/useTranslate'
import { useEffectiveReaderSettings, useSettingOrigin } from './effectiveReaderSettings'
import { getSettingTextKey } from './getSettingTextKey'
import type { ReaderSettingDefinition } from './readerSettingDefinitions'
import type { SettingScope } from './resolveSettingValue'
import styles from './SettingOriginNote.module.css'
import { canSettingDifferByScope } from './scopedReaderSettings'

/**
 * Note below a setting that shows where its value comes from. If the value is stored for the series or library, a
 * button removes this value.
 */
export function SettingOriginNote({ setting, scope }: { setting: ReaderSettingDefinition; scope: SettingScope }) {
  const { name } = setting
  const t = useTranslate()
  const settings = useEffectiveReaderSettings()
  const source = useSettingOrigin(name)
  if (source === 'all' && (scope === 'all' || !canSettingDifferByScope(name))) return null
  const from = source === 'series' && settings.book?.oneshot ? 'book' : source
  return (
    <p className={styles.source} data-own={source === scope}>
      {t(`reader.profile.from.${from}`)}
      {(source === 'series' || source === 'library') && (
        <button
          type="button"
          aria-label={t('reader.profile.clear', { name: t(`${getSettingTextKey(setting)}.label`) })}
          onClick={() => settings.clear(source, name)}
        >
          {t('reader.profile.reset')}
        </button>
      )}
    </p>
  )
}
