import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../../access/SessionContext'
import { useSlow } from '../../api/timeouts/useSlow'
import { Button } from '../../components/controls/Button'
import { SlowState } from '../../components/feedback/SlowState'
import { EmailField } from '../../forms/EmailField'
import { FormFailure } from '../../forms/FormFailure'
import { PasswordField } from '../../forms/PasswordField'
import styles from '../../forms/SignInForm.module.css'
import { email as emailRule } from '../../forms/validationRules'
import { useTranslate } from '../../language/useTranslate'
import { PasswordStrengthMeter } from '../account/PasswordStrengthMeter'

/**
 * Whether a text survives as a header value. The claim request sends the credentials in headers (specification section 7), which
 * carry Latin-1 only and lose leading and trailing spaces.
 */
const isSendable = (text: string) => /^[\x20-\x7e\xa0-\xff]*$/.test(text) && text.trim() === text

/** Creates the first account of an unclaimed server. */
export function ClaimForm({ failure }: { failure: string | undefined }) {
  const t = useTranslate()
  const { state, send } = useSession()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const [tried, setTried] = useState(false)
  const address = email.trim()
  const isWrong = !isSendable(address) || emailRule(address) !== undefined
  const wrongEmail = isWrong && (tried || !isSendable(address)) ? t('rule.email') : undefined
  const error = password && !isSendable(password) ? t('page.login.claimPassword') : undefined
  const isSlow = useSlow(state === 'signingIn')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (error || isWrong) return
    send({ type: 'user.claim', email: address, password, rememberMe: false })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <FormFailure text={failure} />
      <EmailField ref={first} value={email} onChange={setEmail} error={wrongEmail} />
      <PasswordField autoComplete="new-password" value={password} onChange={setPassword} error={error} />
      <PasswordStrengthMeter password={password} known={email} />
      <Button look="filled" type="submit" busy={state === 'signingIn'} className={styles.submit}>
        {t('page.login.createAccount')}
      </Button>
      <SlowState isSlow={isSlow} isWriting onStop={() => send({ type: 'user.stopWaiting' })} />
    </form>
  )
}
