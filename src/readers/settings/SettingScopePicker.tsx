import { useId, useSyncExternalStore } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { PreferenceName } from '../../preferences/preferenceStore'
import { type EffectiveReaderSettings, useEffectiveReaderSettings } from './effectiveReaderSettings'
import panel from './ReaderSettingsSheet.module.css'
import { type SettingScope, settingScopes } from './resolveSettingValue'
import styles from './SettingScopePicker.module.css'
import { clearSettingsOfScope, storeSettingsInScope } from './settingScopeActions'

interface Props {
  readonly scope: SettingScope
  readonly onScope: (scope: SettingScope) => void
  /** Names of the settings that can differ between series and libraries. */
  readonly names: readonly PreferenceName[]
}

/**
 * Radio buttons that select where changed settings are stored: for the series, the library, or all books. Buttons below
 * them store or remove the settings of the series or library.
 */
export function SettingScopePicker({ scope, onScope, names }: Props) {
  const t = useTranslate()
  const settings = useEffectiveReaderSettings()
  const count = useScopeValueCount(settings, scope)
  const group = useId()
  const labelOf = (option: SettingScope) =>
    t(`reader.profile.${option === 'series' && settings.book?.oneshot ? 'book' : option}`)
  return (
    <section className={styles.bar} aria-label={t('reader.profile.label')}>
      <fieldset className={panel.choice}>
        <legend>{t('reader.profile.label')}</legend>
        <div className={panel.options}>
          {settingScopes.toReversed().map(option => (
            <label key={option} className={panel.option}>
              <input type="radio" name={group} checked={option === scope} onChange={() => onScope(option)} />
              <span>{labelOf(option)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {scope !== 'all' && (
        <div className={styles.actions}>
          <button type="button" onClick={() => storeSettingsInScope(settings, scope, names)}>
            {t('reader.profile.store')}
          </button>
          {/* With `disabled` instead of `aria-disabled`, the button would lose the focus after a click. */}
          <button
            type="button"
            aria-disabled={count === 0}
            onClick={() => count > 0 && clearSettingsOfScope(settings, scope)}
          >
            {t('reader.profile.reset')}
          </button>
        </div>
      )}
    </section>
  )
}

function useScopeValueCount(settings: EffectiveReaderSettings, scope: SettingScope): number {
  return useSyncExternalStore(
    listener => settings.subscribe('reader.mode', listener),
    () => (scope === 'all' ? 0 : settings.valuesOfScope(scope).size),
  )
}
