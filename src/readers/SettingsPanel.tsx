import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useFormat } from '../language/format'
import { useTranslate } from '../language/useTranslate'
import type { PreferenceName, PreferenceValue } from '../preferences/preferences'
import { ReaderButton } from './ReaderButton'
import { type SettingRow, stepped } from './readerSettings'
import styles from './SettingsPanel.module.css'
import { useSetting } from './settingsInForce'

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

/** The settings sheet of a reader, drawn from its table; every change holds at once. */
export function SettingsPanel({ settings, overrides = {} }: Props) {
  const t = useTranslate()
  const groups = [...new Set(settings.map(setting => setting.group))]
  return groups.map(group => (
    <section key={group} className={styles.group}>
      <h3>{t(`reader.group.${group}`)}</h3>
      {settings
        .filter(setting => setting.group === group)
        .map(setting => (
          <Setting key={setting.name} setting={setting} override={overrides[setting.name] as Override | undefined} />
        ))}
    </section>
  ))
}

type Value = PreferenceValue<PreferenceName>
type Override = { readonly value: Value; readonly set: (value: Value) => void; readonly note?: string }

function Setting({ setting, override }: { setting: SettingRow; override: Override | undefined }) {
  if (setting.control === 'switch') return <SwitchSetting setting={setting} />
  if (setting.control === 'steps') return <StepsSetting setting={setting} />
  return <ChoiceSetting setting={setting} override={override} />
}

function ChoiceSetting({ setting, override }: { setting: SettingRow; override: Override | undefined }) {
  const { name, values } = setting
  const t = useTranslate()
  const [stored, store] = useSetting(name)
  const value = override?.value ?? stored
  const setValue = override?.set ?? store
  const group = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`reader.setting.${name}.label`)}</legend>
      <div className={styles.options}>
        {values.map(option => (
          <label key={String(option)} className={styles.option}>
            <input type="radio" name={group} checked={option === value} onChange={() => setValue(option)} />
            <span>{t(`reader.setting.${name}.${option}`)}</span>
          </label>
        ))}
      </div>
      {override?.note && <p className={styles.note}>{override.note}</p>}
    </fieldset>
  )
}

function SwitchSetting({ setting: { name } }: { setting: SettingRow }) {
  const t = useTranslate()
  const [value, setValue] = useSetting(name)
  return (
    <label className={styles.switch}>
      <span>{t(`reader.setting.${name}.label`)}</span>
      <input
        type="checkbox"
        role="switch"
        checked={value === true}
        aria-checked={value === true}
        onChange={event => setValue(event.target.checked)}
      />
    </label>
  )
}

function StepsSetting({ setting }: { setting: SettingRow }) {
  const { name, values, unit } = setting
  const t = useTranslate()
  const format = useFormat()
  const [value, setValue] = useSetting(name)
  const label = t(`reader.setting.${name}.label`)
  const amount = Number(value)
  const shown =
    unit === 'percent'
      ? format.percent(amount / 100)
      : t(unit === 'pixels' ? 'reader.pixels' : 'reader.times', { value: format.number(amount) })
  return (
    <fieldset className={styles.steps} aria-label={label}>
      <span aria-hidden>{label}</span>
      <div className={styles.stepper}>
        <ReaderButton
          icon={Minus}
          label={t('reader.less', { name: label })}
          disabled={value === values[0]}
          onClick={() => setValue(stepped([setting], name, value, -1))}
        />
        <output className={styles.amount}>{shown}</output>
        <ReaderButton
          icon={Plus}
          label={t('reader.more', { name: label })}
          disabled={value === values.at(-1)}
          onClick={() => setValue(stepped([setting], name, value, 1))}
        />
      </div>
    </fieldset>
  )
}
