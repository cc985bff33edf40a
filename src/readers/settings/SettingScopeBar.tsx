import { useId, useSyncExternalStore } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { PreferenceName } from '../../preferences/preferences'
import { type EffectiveSettings, useEffectiveSettings } from './effectiveSettings'
import styles from './SettingScopeBar.module.css'
import panel from './SettingsSheet.module.css'
import { type SettingScope, settingScopes } from './settingLayers'
import { clearScope, storeForScope } from './settingScope'

interface Props {
  readonly scope: SettingScope
  readonly onScope: (scope: SettingScope) => void
  /** Settings that can differ between series and libraries. */
  readonly names: readonly PreferenceName[]
}

/** Selects for which books changes in the sheet apply. Values of a series or library can be stored or cleared. */
export function SettingScopeBar({ scope, onScope, names }: Props) {
  const t = useTranslate()
  const settings = useEffectiveSettings()
  const count = useSetCount(settings, scope)
  const group = useId()
  const named = (each: SettingScope) =>
    t(`reader.profile.${each === 'series' && settings.book?.oneshot ? 'book' : each}`)
  return (
    <section className={styles.bar} aria-label={t('reader.profile.label')}>
      <fieldset className={panel.choice}>
        <legend>{t('reader.profile.label')}</legend>
        <div className={panel.options}>
          {settingScopes.toReversed().map(each => (
            <label key={each} className={panel.option}>
              <input type="radio" name={group} checked={each === scope} onChange={() => onScope(each)} />
              <span>{named(each)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {scope !== 'all' && (
        <div className={styles.actions}>
          <button type="button" onClick={() => storeForScope(settings, scope, names)}>
            {t('reader.profile.store')}
          </button>
          <button type="button" disabled={count === 0} onClick={() => clearScope(settings, scope)}>
            {t('reader.profile.reset')}
          </button>
        </div>
      )}
    </section>
  )
}

/** Number of settings that have a value in a scope. */
function useSetCount(settings: EffectiveSettings, scope: SettingScope): number {
  return useSyncExternalStore(
    listener => settings.listen('reader.mode', listener),
    () => (scope === 'all' ? 0 : settings.setFor(scope).size),
  )
}
