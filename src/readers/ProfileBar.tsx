import { useId, useSyncExternalStore } from 'react'
import { useTranslate } from '../language/useTranslate'
import type { PreferenceName } from '../preferences/preferences'
import styles from './ProfileBar.module.css'
import { forgetAll, keepFor } from './profileScope'
import { type Scope, scopes } from './profiles'
import panel from './SettingsPanel.module.css'
import { type SettingsInForce, useSettingsInForce } from './settingsInForce'

interface Props {
  readonly scope: Scope
  readonly onScope: (scope: Scope) => void
  /** The settings that can differ from book to book. */
  readonly names: readonly PreferenceName[]
}

/** For which books the changes in the sheet hold; what is set for a series or a library can be kept as it is, or forgotten. */
export function ProfileBar({ scope, onScope, names }: Props) {
  const t = useTranslate()
  const settings = useSettingsInForce()
  const count = useSetCount(settings, scope)
  const group = useId()
  const named = (each: Scope) => t(`reader.profile.${each === 'series' && settings.book?.oneshot ? 'book' : each}`)
  return (
    <section className={styles.bar} aria-label={t('reader.profile.label')}>
      <fieldset className={panel.choice}>
        <legend>{t('reader.profile.label')}</legend>
        <div className={panel.options}>
          {scopes.toReversed().map(each => (
            <label key={each} className={panel.option}>
              <input type="radio" name={group} checked={each === scope} onChange={() => onScope(each)} />
              <span>{named(each)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {scope !== 'all' && (
        <div className={styles.actions}>
          <button type="button" onClick={() => keepFor(settings, scope, names)}>
            {t('reader.profile.keep')}
          </button>
          <button type="button" disabled={count === 0} onClick={() => forgetAll(settings, scope)}>
            {t('reader.profile.reset')}
          </button>
        </div>
      )}
    </section>
  )
}

/** How many settings are set for a scope. */
function useSetCount(settings: SettingsInForce, scope: Scope): number {
  return useSyncExternalStore(
    listener => settings.listen('reader.mode', listener),
    () => (scope === 'all' ? 0 : settings.setFor(scope).size),
  )
}
