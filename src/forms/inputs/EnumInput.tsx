import { useEnumText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import type { InputProps } from '../fieldTable'
import { controlProps } from './controlIds'
import styles from './controlIds.module.css'

/** Native select for the values of an enum of the contract, with an empty choice where the field is optional. */
export function EnumInput(props: InputProps<string>) {
  const { value, onChange, choices, differs, required, problem } = props
  const t = useTranslate()
  const enumText = useEnumText()
  return (
    <div className={`${styles.box}`} data-invalid={problem ? true : undefined}>
      <select {...controlProps(props)} value={value} onChange={event => onChange(event.target.value)}>
        {differs && <option value="">{t('form.mixedValues')}</option>}
        {!differs && (!required || value === '') && <option value="">{t('form.none')}</option>}
        {Object.values(choices?.from ?? {}).map(choice => (
          <option key={choice} value={choice}>
            {enumText(choices?.of ?? '', choice)}
          </option>
        ))}
      </select>
    </div>
  )
}
