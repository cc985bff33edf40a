import { Search } from 'lucide-react'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../language/useTranslate'
import type { PreferenceName, PreferenceValue } from '../preferences/preferences'
import type { Condition, SettingRow } from './readerSettings'
import { SettingControl } from './SettingControl'
import styles from './SettingsPanel.module.css'
import { useSettingsInForce } from './settingsInForce'
import { searched } from './settingsSearch'

/** Settings for which something else than the stored preference is in force: its value, how to change it, why. */
export type Overrides = {
  readonly [N in PreferenceName]?: {
    readonly value: PreferenceValue<N>
    readonly set: (value: PreferenceValue<N>) => void
    readonly note?: string
  }
}

interface Props {
  readonly settings: readonly SettingRow[]
  readonly overrides?: Overrides
}

/** The settings sheet of a reader, drawn from its table: searched, grouped, every change holds at once. */
export function SettingsPanel({ settings, overrides = {} }: Props) {
  const t = useTranslate()
  const [query, setQuery] = useState('')
  const shown = searched(useOffered(settings, overrides), query, ({ name, group, values }) => [
    t(`reader.group.${group}`),
    t(`reader.setting.${name}.label`),
    ...values.flatMap(value => (typeof value === 'string' ? t(`reader.setting.${name}.${value}`) : [])),
  ])
  const groups = [...new Set(shown.map(setting => setting.group))]
  return (
    <>
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
      {groups.map(group => (
        <section key={group} className={styles.group}>
          <h3>{t(`reader.group.${group}`)}</h3>
          {shown
            .filter(setting => setting.group === group)
            .map(setting => (
              <SettingControl key={setting.name} setting={setting} override={overrides[setting.name]} />
            ))}
        </section>
      ))}
      <p role="status" className={styles.note}>
        {shown.length === 0 && t('reader.settings.none')}
      </p>
    </>
  )
}

/** The settings that would change something now; follows those that they depend on. */
function useOffered(settings: readonly SettingRow[], overrides: Overrides): readonly SettingRow[] {
  const force = useSettingsInForce()
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
  const holds = ({ name, values }: Condition) => values.includes(overrides[name]?.value ?? force.read(name))
  const offered = () => settings.filter(({ when = [] }) => when.every(holds)).map(({ name }) => name)
  const names = useSyncExternalStore(subscribe, () => offered().join()).split(',')
  return settings.filter(({ name }) => names.includes(name))
}
