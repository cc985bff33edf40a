import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../../access/SessionContext'
import { useIsWaitingTooLong } from '../../api/timeouts/useIsWaitingTooLong'
import { Button } from '../../components/controls/Button'
import { SlowServerMessage } from '../../components/feedback/SlowServerMessage'
import { FormErrorAlert } from '../../forms/FormErrorAlert'
import { LabeledEmailInput } from '../../forms/LabeledEmailInput'
import { LabeledPasswordInput } from '../../forms/password/LabeledPasswordInput'
import { PasswordStrengthMeter } from '../../forms/password/PasswordStrengthMeter'
import { useWeakPasswordConfirmation } from '../../forms/password/useWeakPasswordConfirmation'
import styles from '../../forms/signIn/SignInForm.module.css'
import { combineRules, emailRule, requiredRule } from '../../forms/validationRules'
import { useTranslate } from '../../language/useTranslate'

/**
 * Returns whether a text can be sent as the value of an HTTP header. The request that creates the first account sends
 * the credentials in headers. A header value may contain only Latin-1 characters, and no spaces at its start or end.
 */
const isHeaderSafe = (text: string) => /^[\x20-\x7e\xa0-\xff]*$/.test(text) && text.trim() === text

/**
 * Form that creates the first account of a new server. The account is an administrator. A weak password therefore needs
 * a confirmation.
 */
export function ClaimServerForm({ failure }: { failure: string | undefined }) {
  const t = useTranslate()
  const { state, send } = useSession()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const emailInput = useRef<HTMLInputElement>(null)
  useEffect(() => void emailInput.current?.focus({ preventScroll: true }), [])
  const [isSubmitted, setSubmitted] = useState(false)
  const trimmedEmail = email.trim()
  const emailRuleName = isHeaderSafe(trimmedEmail) ? combineRules(requiredRule, emailRule)(trimmedEmail)?.rule : 'email'
  const emailError =
    emailRuleName && (isSubmitted || !isHeaderSafe(trimmedEmail)) ? t(`rule.${emailRuleName}`) : undefined
  const passwordError = isHeaderSafe(password)
    ? isSubmitted && !password
      ? t('rule.required')
      : undefined
    : t('page.login.claimPassword')
  const weakPassword = useWeakPasswordConfirmation(password, trimmedEmail)
  const isSlow = useIsWaitingTooLong(state === 'signingIn')
  const claim = (isConfirmed: boolean) => {
    setSubmitted(true)
    if (!password || passwordError || emailRuleName) return
    if (!isConfirmed && weakPassword.askIfWeak()) return
    send({ type: 'user.claim', email: trimmedEmail, password, rememberMe: false })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    claim(false)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormErrorAlert text={failure} />
      <LabeledEmailInput ref={emailInput} value={email} onChange={setEmail} error={emailError} />
      <LabeledPasswordInput
        autoComplete="new-password"
        hint={t('page.login.claimPasswordHint')}
        value={password}
        onChange={setPassword}
        error={passwordError ?? (weakPassword.isAsking ? t('page.login.claimWeak') : undefined)}
      />
      <PasswordStrengthMeter password={password} email={email} />
      {weakPassword.isAsking && (
        <Button busy={state === 'signingIn'} onClick={() => claim(true)}>
          {t('page.login.claimAnyway')}
        </Button>
      )}
      <Button variant="filled" type="submit" busy={state === 'signingIn'} className={styles.submit}>
        {t('page.login.createAccount')}
      </Button>
      <SlowServerMessage isSlow={isSlow} isWriting onStop={() => send({ type: 'user.cancelSignIn' })} />
    </form>
  )
}
