import { useTranslate } from '../language/useTranslate'
import type { PreferenceName } from '../preferences/preferences'
import { canDiffer } from './profiledSettings'
import type { Scope } from './profiles'
import styles from './SettingSource.module.css'
import { useSettingsInForce, useSource } from './settingsInForce'

/** Under a setting: for which books its value was set, when that is not simply all of them; and the way back. */
export function SettingSource({ name, scope }: { name: PreferenceName; scope: Scope }) {
  const t = useTranslate()
  const settings = useSettingsInForce()
  const source = useSource(name)
  if (source === 'all' && (scope === 'all' || !canDiffer(name))) return null
  const from = source === 'series' && settings.book?.oneshot ? 'book' : source
  return (
    <p className={styles.source} data-own={source === scope}>
      {t(`reader.profile.from.${from}`)}
      {(source === 'series' || source === 'library') && (
        <button
          type="button"
          aria-label={t('reader.profile.forget', { name: t(`reader.setting.${name}.label`) })}
          onClick={() => settings.forget(source, name)}
        >
          {t('reader.profile.reset')}
        </button>
      )}
    </p>
  )
}
