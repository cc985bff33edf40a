import { Minus, Plus } from 'lucide-react'
import { type ComponentType, useEffect, useId, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { ReaderIconButton } from '../ui/toolbars/ReaderIconButton'
import { useReaderSetting } from './effectiveReaderSettings'
import { getSettingTextKey } from './getSettingTextKey'
import styles from './ReaderSettingsSheet.module.css'
import { type ReaderSettingControlProps, stepSettingValue } from './readerSettingDefinitions'
import { useFormatSettingValue } from './useFormatSettingValue'

/** Form control with which the user changes a setting, for example a switch or a slider. */
export function ReaderSettingControl({ setting }: ReaderSettingControlProps) {
  switch (setting.control) {
    case 'switch':
      return <SwitchSetting setting={setting} />
    case 'steps':
      return <StepsSetting setting={setting} />
    case 'slider':
      return <SliderSetting setting={setting} />
    case 'custom':
      return <CustomSetting setting={setting} />
    default:
      return <ChoiceSetting setting={setting} />
  }
}

function ChoiceSetting({ setting }: ReaderSettingControlProps) {
  const { name, values } = setting
  const t = useTranslate()
  const [value, setValue] = useReaderSetting(name)
  const group = useId()
  const textKey = getSettingTextKey(setting)
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`${textKey}.label`)}</legend>
      <div className={styles.options}>
        {values.map(option => (
          <label key={String(option)} className={styles.option}>
            <input type="radio" name={group} checked={option === value} onChange={() => setValue(option)} />
            <span>{t(`${textKey}.${option}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function SwitchSetting({ setting: { name } }: ReaderSettingControlProps) {
  const t = useTranslate()
  const [value, setValue] = useReaderSetting(name)
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

function StepsSetting({ setting }: ReaderSettingControlProps) {
  const { name, values } = setting
  const t = useTranslate()
  const [value, setValue] = useReaderSetting(name)
  const valueText = useFormatSettingValue()(setting.unit, Number(value))
  const label = t(`reader.setting.${name}.label`)
  return (
    <fieldset className={styles.steps} aria-label={label}>
      <span aria-hidden>{label}</span>
      <div className={styles.stepper}>
        <ReaderIconButton
          icon={Minus}
          label={t('reader.less', { name: label })}
          inactive={value === values[0]}
          onClick={() => setValue(stepSettingValue([setting], name, value, -1))}
        />
        <output className={styles.value}>{valueText}</output>
        <ReaderIconButton
          icon={Plus}
          label={t('reader.more', { name: label })}
          inactive={value === values.at(-1)}
          onClick={() => setValue(stepSettingValue([setting], name, value, 1))}
        />
      </div>
    </fieldset>
  )
}

function SliderSetting({ setting }: ReaderSettingControlProps) {
  const { name, values } = setting
  const t = useTranslate()
  const [value, setValue] = useReaderSetting(name)
  const valueText = useFormatSettingValue()(setting.unit, Number(value))
  const label = t(`reader.setting.${name}.label`)
  const [min = 0, second = 1] = values.map(Number)
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <span aria-hidden>{valueText}</span>
      <input
        type="range"
        aria-label={label}
        min={min}
        max={Number(values.at(-1))}
        step={second - min}
        value={Number(value)}
        aria-valuetext={valueText}
        onChange={event => setValue(event.target.valueAsNumber)}
      />
    </label>
  )
}

function CustomSetting({ setting }: ReaderSettingControlProps) {
  const { load } = setting
  const [Component, setComponent] = useState<ComponentType<ReaderSettingControlProps>>()
  useEffect(() => {
    load?.().then(
      loaded => setComponent(() => loaded),
      () => {},
    )
  }, [load])
  return Component ? <Component setting={setting} /> : null
}
