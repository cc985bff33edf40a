import type { FormInputProps } from '../../../forms/formFieldDefinitions'
import { LabeledEmailInput } from '../../../forms/LabeledEmailInput'
import { LabeledPasswordInput } from '../../../forms/password/LabeledPasswordInput'
import { useTranslate } from '../../../language/useTranslate'

/** Text field for the e-mail address of a new user. */
export function NewUserEmailInput({ value, onChange, problem }: FormInputProps<string>) {
  const t = useTranslate()
  return (
    <LabeledEmailInput value={value} onChange={onChange} error={problem && t(`rule.${problem.rule}`, problem.values)} />
  )
}

/** Text field for the password of a new user. */
export function NewUserPasswordInput({ value, onChange, problem }: FormInputProps<string>) {
  const t = useTranslate()
  return (
    <LabeledPasswordInput
      autoComplete="new-password"
      value={value}
      onChange={onChange}
      error={problem && t(`rule.${problem.rule}`, problem.values)}
    />
  )
}
