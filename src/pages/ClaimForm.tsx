import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../access/SessionContext'
import { Button } from '../components/Button'
import { FormFailure } from '../forms/FormFailure'
import { PasswordField } from '../forms/PasswordField'
import styles from '../forms/SignInForm.module.css'
import { TextField } from '../forms/TextField'
import { useTranslate } from '../language/useTranslate'
import { StrengthMeter } from './StrengthMeter'

/** The first password travels in a header (specification, section 7), which carries Latin characters alone and loses outer spaces. */
const isSendable = (password: string) => /^[\x20-\x7e\xa0-\xff]*$/.test(password) && password.trim() === password

/** The first account of a server that nobody claimed. */
export function ClaimForm({ failure }: { failure: string | undefined }) {
  const t = useTranslate()
  const { state, send } = useSession()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const error = password && !isSendable(password) ? t('page.login.claimPassword') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (error) return
    send({ type: 'user.claim', email: email.trim(), password, rememberMe: false })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <FormFailure text={failure} />
      <TextField
        ref={first}
        label={t('page.login.email')}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        required
        value={email}
        onChange={setEmail}
      />
      <PasswordField autoComplete="new-password" value={password} onChange={setPassword} error={error} />
      <StrengthMeter password={password} known={email} />
      <Button look="filled" type="submit" busy={state === 'signingIn'} className={styles.submit}>
        {t('page.login.createAccount')}
      </Button>
    </form>
  )
}
