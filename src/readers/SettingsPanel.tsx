import { Search } from 'lucide-react'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../language/useTranslate'
import { controlSettings } from './controlSettings'
import { ProfileBar } from './ProfileBar'
import { canDiffer } from './profiledSettings'
import { nearestSet, scopedTo } from './profileScope'
import type { Condition, SettingRow } from './readerSettings'
import { SettingControl } from './SettingControl'
import { SettingSource } from './SettingSource'
import styles from './SettingsPanel.module.css'
import { SettingsInForceProvider, useSettingsInForce } from './settingsInForce'
import { searched } from './settingsSearch'

/** The settings sheet of a reader, drawn from its table: searched, grouped, every change holds at once. */
export function SettingsPanel({ settings: own }: { settings: readonly SettingRow[] }) {
  const settings = useMemo(() => [...own, ...controlSettings], [own])
  const t = useTranslate()
  const force = useSettingsInForce()
  const [scope, setScope] = useState(() => nearestSet(force))
  const scoped = useMemo(() => scopedTo(force, scope), [force, scope])
  const [query, setQuery] = useState('')
  const shown = searched(useOffered(settings), query, ({ name, group, values }) => [
    t(`reader.group.${group}`),
    t(`reader.setting.${name}.label`),
    ...values.flatMap(value => (typeof value === 'string' ? t(`reader.setting.${name}.${value}`) : [])),
  ])
  const groups = [...new Set(shown.map(setting => setting.group))]
  return (
    <SettingsInForceProvider value={scoped}>
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
      {query === '' && force.book && <ProfileBar scope={scope} onScope={setScope} names={differing(settings)} />}
      {groups.map(group => (
        <section key={group} className={styles.group}>
          <h3>{t(`reader.group.${group}`)}</h3>
          {shown
            .filter(setting => setting.group === group)
            .map(setting => (
              <div key={setting.name} className={styles.setting}>
                <SettingControl setting={setting} />
                {!setting.isKept && <SettingSource name={setting.name} scope={scope} />}
              </div>
            ))}
        </section>
      ))}
      <p role="status" className={styles.note}>
        {shown.length === 0 && t('reader.settings.none')}
      </p>
    </SettingsInForceProvider>
  )
}

const differing = (settings: readonly SettingRow[]) =>
  settings.flatMap(({ name, isKept }) => (!isKept && canDiffer(name) ? [name] : []))

/** The settings that would change something now; follows those that they depend on. */
function useOffered(settings: readonly SettingRow[]): readonly SettingRow[] {
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
  const holds = ({ name, values }: Condition) => values.includes(force.read(name))
  const offered = () => settings.filter(({ when = [] }) => when.every(holds)).map(({ name }) => name)
  const names = useSyncExternalStore(subscribe, () => offered().join()).split(',')
  return settings.filter(({ name }) => names.includes(name))
}
