import { useEnumText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../formFieldDefinitions'
import { getFieldControlProps } from './fieldControlProps'
import { inputBoxClassName } from './inputBoxClassName'

/** Native select with the values of an API enum. An optional field has an empty option. */
export function EnumInput(props: FormInputProps<string>) {
  const { value, onChange, choices, isMixed, required, problem } = props
  const t = useTranslate()
  const enumText = useEnumText()
  return (
    <div className={inputBoxClassName} data-invalid={problem ? true : undefined}>
      <select {...getFieldControlProps(props)} value={value} onChange={event => onChange(event.target.value)}>
        {isMixed && <option value="">{t('form.mixedValues')}</option>}
        {!isMixed && (!required || value === '') && <option value="">{t('form.none')}</option>}
        {Object.values(choices?.values ?? {}).map(choice => (
          <option key={choice} value={choice}>
            {enumText(choices?.enumName ?? '', choice)}
          </option>
        ))}
      </select>
    </div>
  )
}
