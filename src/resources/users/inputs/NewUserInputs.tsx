import { EmailField } from '../../../forms/EmailField'
import type { FormInputProps } from '../../../forms/formFieldDefinitions'
import { PasswordField } from '../../../forms/password/PasswordField'
import { useTranslate } from '../../../language/useTranslate'

/** Input for the e-mail address of a user to create. */
export function NewUserEmailInput({ value, onChange, problem }: FormInputProps<string>) {
  const t = useTranslate()
  return <EmailField value={value} onChange={onChange} error={problem && t(`rule.${problem.rule}`, problem.values)} />
}

/** Input for the password of a user to create. */
export function NewUserPasswordInput({ value, onChange, problem }: FormInputProps<string>) {
  const t = useTranslate()
  return (
    <PasswordField
      autoComplete="new-password"
      value={value}
      onChange={onChange}
      error={problem && t(`rule.${problem.rule}`, problem.values)}
    />
  )
}
