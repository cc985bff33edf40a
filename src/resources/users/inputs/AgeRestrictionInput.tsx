import type { FormInputProps } from '../../../forms/formFieldDefinitions'
import { EnumInput } from '../../../forms/inputs/EnumInput'
import { IntegerInput } from '../../../forms/inputs/IntegerInput'
import { AgeRestrictionMode } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import type { AgeRestrictionFormValue } from '../userFormValues'
import styles from './userInputs.module.css'

const DEFAULT_AGE_YEARS = 12

const modes = { enumName: 'AgeRestrictionMode', values: AgeRestrictionMode }

export function AgeRestrictionInput({
  id,
  label,
  value,
  onChange,
  problem,
}: FormInputProps<AgeRestrictionFormValue | null>) {
  const t = useTranslate()
  const selectMode = (text: string) => {
    const restriction = Object.values(AgeRestrictionMode).find(mode => mode === text)
    onChange(restriction ? { restriction, age: value ? value.age : DEFAULT_AGE_YEARS } : null)
  }
  return (
    <div className={styles.age}>
      <EnumInput id={id} label={label} value={value?.restriction ?? ''} onChange={selectMode} choices={modes} />
      {value && (
        <div className={styles.years}>
          <label htmlFor={`${id}-years`}>{t('page.users.age')}</label>
          <IntegerInput
            id={`${id}-years`}
            partOf={id}
            label={t('page.users.age')}
            value={value.age}
            onChange={age => onChange({ ...value, age })}
            problem={problem}
            required
          />
        </div>
      )}
    </div>
  )
}
