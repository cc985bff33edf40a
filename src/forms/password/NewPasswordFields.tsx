import { Button } from '../../components/controls/Button'
import { useTranslate } from '../../language/useTranslate'
import { LabeledPasswordInput } from './LabeledPasswordInput'
import { PasswordStrengthMeter } from './PasswordStrengthMeter'

/** A new password and its repetition. */
export type NewPasswordValues = { readonly password: string; readonly repeatedPassword: string }

export const emptyNewPasswordValues: NewPasswordValues = { password: '', repeatedPassword: '' }

/** Returns whether the new password is not blank and equals its repetition. */
export const isNewPasswordComplete = ({ password, repeatedPassword }: NewPasswordValues): boolean =>
  password.trim() !== '' && password === repeatedPassword

type NewPasswordFieldsProps = {
  /**
   * E-mail address of the account. Password managers store the password under this address. The strength meter gives a
   * lower strength to passwords that contain the address.
   */
  email: string
  labels: { password: string; repeatedPassword: string }
  value: NewPasswordValues
  onChange: (value: NewPasswordValues) => void
  /** Whether the form asks the user to confirm a weak password (see `useWeakPasswordConfirmation`). */
  isAskingForConfirmation: boolean
  isPending: boolean
  /** Saves the weak password. Called only if the new password equals its repetition. */
  onConfirm: () => void
}

/**
 * Input for a new password with a strength meter, and input for its repetition. The two texts must be identical, and
 * must not consist only of spaces. A weak password needs a confirmation.
 */
export function NewPasswordFields({
  email,
  labels,
  value,
  onChange,
  isAskingForConfirmation,
  isPending,
  onConfirm,
}: NewPasswordFieldsProps) {
  const t = useTranslate()
  const { password, repeatedPassword } = value
  const isBlank = password !== '' && password.trim() === ''
  const passwordError = isBlank ? t('rule.required') : isAskingForConfirmation ? t('page.login.claimWeak') : undefined
  const isMismatch = repeatedPassword !== '' && repeatedPassword !== password
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <LabeledPasswordInput
        autoComplete="new-password"
        label={labels.password}
        value={password}
        onChange={text => onChange({ ...value, password: text })}
        error={passwordError}
      />
      <PasswordStrengthMeter password={password} email={email} />
      <LabeledPasswordInput
        autoComplete="new-password"
        label={labels.repeatedPassword}
        value={repeatedPassword}
        onChange={text => onChange({ ...value, repeatedPassword: text })}
        error={isMismatch ? t('rule.passwordsIdentical') : undefined}
      />
      {isAskingForConfirmation && isNewPasswordComplete(value) && (
        <Button busy={isPending} onClick={onConfirm}>
          {t('page.login.claimAnyway')}
        </Button>
      )}
    </>
  )
}
