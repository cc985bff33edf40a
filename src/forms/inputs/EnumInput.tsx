import { useEnumText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../formFieldDefinitions'
import { getFieldControlProps } from './fieldControlProps'
import { inputBoxClassName } from './inputBoxClassName'

/**
 * Native select with the values of an API enum. An optional field has an empty option. A value of a newer server that
 * this client does not know has an option too. Otherwise, the select would show its first option instead of the value.
 */
export function EnumInput(props: FormInputProps<string>) {
  const { value, onChange, choices, isMixed, required, problem } = props
  const t = useTranslate()
  const enumText = useEnumText()
  const knownValues = Object.values(choices?.values ?? {})
  const values = value && !knownValues.includes(value) ? [...knownValues, value] : knownValues
  return (
    <div className={inputBoxClassName} data-invalid={problem ? true : undefined}>
      <select {...getFieldControlProps(props)} value={value} onChange={event => onChange(event.target.value)}>
        {isMixed && <option value="">{t('form.mixedValues')}</option>}
        {!isMixed && (!required || value === '') && <option value="">{t('form.none')}</option>}
        {values.map(choice => (
          <option key={choice} value={choice}>
            {enumText(choices?.enumName ?? '', choice)}
          </option>
        ))}
      </select>
    </div>
  )
}
