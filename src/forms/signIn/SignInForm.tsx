import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../../access/SessionContext'
import { useIsWaitingTooLong } from '../../api/timeouts/useIsWaitingTooLong'
import { Button } from '../../components/controls/Button'
import { SlowServerMessage } from '../../components/feedback/SlowServerMessage'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import { FormErrorAlert } from '../FormErrorAlert'
import { LabeledEmailInput } from '../LabeledEmailInput'
import { LabeledPasswordInput } from '../password/LabeledPasswordInput'
import styles from './SignInForm.module.css'

type SignInFormProps = {
  failure: string | undefined
  /** Initial e-mail address in the form. Set if the session of a user has ended and the user must sign in again. */
  knownEmail?: string
}

/** Sign-in form with e-mail, password and "remember me". */
export function SignInForm({ failure, knownEmail = '' }: SignInFormProps) {
  const t = useTranslate()
  const { state, send } = useSession()
  const [email, setEmail] = useState(knownEmail)
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = usePreference('rememberMe')
  const [isSubmitted, setSubmitted] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  useEffect(() => void emailInput.current?.focus({ preventScroll: true }), [])
  const isSlow = useIsWaitingTooLong(state === 'signingIn')
  const signIn = () => send({ type: 'user.signIn', email: email.trim(), password, rememberMe })
  const stop = () => send({ type: 'user.cancelSignIn' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (email.trim() && password) signIn()
  }
  const requiredError = (text: string) => (isSubmitted && !text ? t('rule.required') : undefined)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormErrorAlert text={failure} />
      <LabeledEmailInput ref={emailInput} value={email} onChange={setEmail} error={requiredError(email.trim())} />
      <LabeledPasswordInput
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={requiredError(password)}
      />
      <label className={styles.tick}>
        <input type="checkbox" checked={rememberMe} onChange={event => setRememberMe(event.target.checked)} />
        {t('page.login.rememberMe')}
      </label>
      <Button variant="filled" type="submit" busy={state === 'signingIn'} className={styles.submit}>
        {t('page.login.title')}
      </Button>
      <SlowServerMessage
        isSlow={isSlow}
        onRetry={() => {
          stop()
          signIn()
        }}
        onStop={stop}
      />
    </form>
  )
}
