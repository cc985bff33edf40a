import { Search } from 'lucide-react'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { EffectiveReaderSettingsProvider, useEffectiveReaderSettings } from './effectiveReaderSettings'
import { filterReaderSettingsByText } from './filterReaderSettingsByText'
import { getSettingTextKey } from './getSettingTextKey'
import { ReaderSettingControl } from './ReaderSettingControl'
import styles from './ReaderSettingsSheet.module.css'
import { readerInputSettingDefinitions } from './readerInputSettingDefinitions'
import type { ReaderSettingCondition, ReaderSettingDefinition } from './readerSettingDefinitions'
import { SettingOriginNote } from './SettingOriginNote'
import { SettingScopePicker } from './SettingScopePicker'
import { canSettingDifferByScope } from './scopedReaderSettings'
import { findNarrowestStoredSettingScope, limitSettingWritesToScope } from './settingScopeActions'

/**
 * Sheet with the reader settings in groups, and a field that searches the settings. Each change applies immediately.
 */
export function ReaderSettingsSheet({ settings: readerSettings }: { settings: readonly ReaderSettingDefinition[] }) {
  const settings = useMemo(() => [...readerSettings, ...readerInputSettingDefinitions], [readerSettings])
  const t = useTranslate()
  const effectiveSettings = useEffectiveReaderSettings()
  const [scope, setScope] = useState(() => findNarrowestStoredSettingScope(effectiveSettings))
  const scopedSettings = useMemo(() => limitSettingWritesToScope(effectiveSettings, scope), [effectiveSettings, scope])
  const [query, setQuery] = useState('')
  const matches = filterReaderSettingsByText(useApplicableSettings(settings), query, setting => [
    t(`reader.group.${setting.group}`),
    t(`${getSettingTextKey(setting)}.label`),
    ...setting.values.flatMap(value => (typeof value === 'string' ? t(`${getSettingTextKey(setting)}.${value}`) : [])),
  ])
  const groups = [...new Set(matches.map(setting => setting.group))]
  return (
    <EffectiveReaderSettingsProvider value={scopedSettings}>
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
      {query === '' && effectiveSettings.book && (
        <SettingScopePicker scope={scope} onScope={setScope} names={scopedSettingNames(settings)} />
      )}
      {groups.map(group => (
        <section key={group} className={styles.group}>
          <h3>{t(`reader.group.${group}`)}</h3>
          {matches
            .filter(setting => setting.group === group)
            .map(setting => (
              <div key={setting.name} className={styles.setting}>
                <ReaderSettingControl setting={setting} />
                {setting.Note && <setting.Note />}
                {!setting.isStoredOnDevice && <SettingOriginNote setting={setting} scope={scope} />}
              </div>
            ))}
        </section>
      ))}
      <p role="status" className={styles.note}>
        {matches.length === 0 && t('reader.settings.none')}
      </p>
    </EffectiveReaderSettingsProvider>
  )
}

const scopedSettingNames = (settings: readonly ReaderSettingDefinition[]) =>
  settings.flatMap(({ name, isStoredOnDevice }) => (!isStoredOnDevice && canSettingDifferByScope(name) ? [name] : []))

/** Returns the settings that apply now. Some settings apply only if other settings have certain values. */
function useApplicableSettings(settings: readonly ReaderSettingDefinition[]): readonly ReaderSettingDefinition[] {
  const effectiveSettings = useEffectiveReaderSettings()
  const subscribe = useCallback(
    (listener: () => void) => {
      const names = new Set(settings.flatMap(({ when = [] }) => when.map(({ name }) => name)))
      const stops = [...names].map(name => effectiveSettings.subscribe(name, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [settings, effectiveSettings],
  )
  const isMet = ({ name, values }: ReaderSettingCondition) => values.includes(effectiveSettings.read(name))
  const applicableNames = () => settings.filter(({ when = [] }) => when.every(isMet)).map(({ name }) => name)
  const names = useSyncExternalStore(subscribe, () => applicableNames().join()).split(',')
  return settings.filter(({ name }) => names.includes(name))
}
