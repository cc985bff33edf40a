import { Search } from 'lucide-react'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { controlSettings } from './controlSettings'
import { EffectiveSettingsProvider, useEffectiveSettings } from './effectiveSettings'
import { canVaryByScope } from './profiledSettings'
import type { SettingCondition, SettingRow } from './readerSettings'
import { SettingControl } from './SettingControl'
import { SettingScopeBar } from './SettingScopeBar'
import { SettingScopeNote } from './SettingScopeNote'
import styles from './SettingsSheet.module.css'
import { nearestScopeWithValue, withScopedSettings } from './settingScope'
import { searchSettings } from './settingsSearch'

/** Settings sheet of a reader, rendered from its table: searchable and grouped. Changes apply immediately. */
export function SettingsSheet({ settings: own }: { settings: readonly SettingRow[] }) {
  const settings = useMemo(() => [...own, ...controlSettings], [own])
  const t = useTranslate()
  const force = useEffectiveSettings()
  const [scope, setScope] = useState(() => nearestScopeWithValue(force))
  const scoped = useMemo(() => withScopedSettings(force, scope), [force, scope])
  const [query, setQuery] = useState('')
  const shown = searchSettings(useOffered(settings), query, ({ name, group, values }) => [
    t(`reader.group.${group}`),
    t(`reader.setting.${name}.label`),
    ...values.flatMap(value => (typeof value === 'string' ? t(`reader.setting.${name}.${value}`) : [])),
  ])
  const groups = [...new Set(shown.map(setting => setting.group))]
  return (
    <EffectiveSettingsProvider value={scoped}>
      <label className={styles.search}>
        <Search size={18} strokeWidth={1.5} aria-hidden />
        <input
          type="search"
          aria-label={t('reader.settings.search')}
          placeholder={t('reader.settings.search')}
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
      </label>
      {query === '' && force.book && <SettingScopeBar scope={scope} onScope={setScope} names={differing(settings)} />}
      {groups.map(group => (
        <section key={group} className={styles.group}>
          <h3>{t(`reader.group.${group}`)}</h3>
          {shown
            .filter(setting => setting.group === group)
            .map(setting => (
              <div key={setting.name} className={styles.setting}>
                <SettingControl setting={setting} />
                {!setting.isKept && <SettingScopeNote name={setting.name} scope={scope} />}
              </div>
            ))}
        </section>
      ))}
      <p role="status" className={styles.note}>
        {shown.length === 0 && t('reader.settings.none')}
      </p>
    </EffectiveSettingsProvider>
  )
}

const differing = (settings: readonly SettingRow[]) =>
  settings.flatMap(({ name, isKept }) => (!isKept && canVaryByScope(name) ? [name] : []))

/** Returns the settings whose conditions hold, and follows the settings they depend on. */
function useOffered(settings: readonly SettingRow[]): readonly SettingRow[] {
  const force = useEffectiveSettings()
  const subscribe = useCallback(
    (listener: () => void) => {
      const names = new Set(settings.flatMap(({ when = [] }) => when.map(({ name }) => name)))
      const stops = [...names].map(name => force.listen(name, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [settings, force],
  )
  const holds = ({ name, values }: SettingCondition) => values.includes(force.read(name))
  const offered = () => settings.filter(({ when = [] }) => when.every(holds)).map(({ name }) => name)
  const names = useSyncExternalStore(subscribe, () => offered().join()).split(',')
  return settings.filter(({ name }) => names.includes(name))
}
