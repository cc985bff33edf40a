import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../forms/TextField'
import { useTranslate } from '../language/useTranslate'
import styles from './LoginPage.module.css'

type PasswordFieldProps = {
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      label={t('page.login.password')}
      type={isShown ? 'text' : 'password'}
      name="password"
      dir="ltr"
      required
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={t(isShown ? 'page.login.hidePassword' : 'page.login.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
        </button>
      }
    />
  )
}
