import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../access/SessionContext'
import { useSlow } from '../api/timeouts/useSlow'
import { Button } from '../components/controls/Button'
import { SlowState } from '../components/feedback/SlowState'
import { useTranslate } from '../language/useTranslate'
import { usePreference } from '../preferences/usePreference'
import { EmailField } from './EmailField'
import { FormFailure } from './FormFailure'
import { PasswordField } from './PasswordField'
import styles from './SignInForm.module.css'

type SignInFormProps = {
  failure: string | undefined
  /** E-mail address of the user who is expected to sign in. */
  known?: string
}

/** Sign-in form with e-mail, password and "remember me". */
export function SignInForm({ failure, known = '' }: SignInFormProps) {
  const t = useTranslate()
  const { state, send } = useSession()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = usePreference('rememberMe')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const isSlow = useSlow(state === 'signingIn')
  const signIn = () => send({ type: 'user.signIn', email: email.trim(), password, rememberMe })
  const stop = () => send({ type: 'user.stopWaiting' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    signIn()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <FormFailure text={failure} />
      <EmailField ref={first} value={email} onChange={setEmail} />
      <PasswordField autoComplete="current-password" value={password} onChange={setPassword} />
      <label className={styles.tick}>
        <input type="checkbox" checked={rememberMe} onChange={event => setRememberMe(event.target.checked)} />
        {t('page.login.rememberMe')}
      </label>
      <Button look="filled" type="submit" busy={state === 'signingIn'} className={styles.submit}>
        {t('page.login.signIn')}
      </Button>
      <SlowState
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
