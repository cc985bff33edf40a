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
  /** The settings that can differ from book to book. */
  readonly names: readonly PreferenceName[]
}

/** For which books the changes in the sheet hold; what is set for a series or a library can be kept as it is, or forgotten. */
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
            {t('reader.profile.keep')}
          </button>
          <button type="button" disabled={count === 0} onClick={() => clearScope(settings, scope)}>
            {t('reader.profile.reset')}
          </button>
        </div>
      )}
    </section>
  )
}

/** How many settings are set for a scope. */
function useSetCount(settings: EffectiveSettings, scope: SettingScope): number {
  return useSyncExternalStore(
    listener => settings.listen('reader.mode', listener),
    () => (scope === 'all' ? 0 : settings.setFor(scope).size),
  )
}
