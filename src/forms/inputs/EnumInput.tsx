import { useEnumText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../formFieldDefinitions'
import { getFieldControlProps } from './fieldControlProps'
import { inputBoxClassName } from './inputBoxClassName'

/**
 * Native select with the values of an API enum. Has an empty option if the field is optional, has no value yet, or has
 * different values in the edited records. If a newer server sends a value that this client does not know, the select
 * has an option for this value. Otherwise, the select would show its first option instead of the value.
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
