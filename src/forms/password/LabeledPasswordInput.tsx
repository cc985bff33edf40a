import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { LabeledTextInput } from '../LabeledTextInput'
import styles from '../signIn/SignInForm.module.css'

type LabeledPasswordInputProps = {
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  label?: string
  error?: string
  hint?: string
}

/** Password input with a button that reveals the text. */
export function LabeledPasswordInput({ label, ...props }: LabeledPasswordInputProps) {
  const t = useTranslate()
  const [isRevealed, setRevealed] = useState(false)
  const Icon = isRevealed ? EyeOff : Eye
  return (
    <LabeledTextInput
      {...props}
      label={label ?? t('page.login.password')}
      type={isRevealed ? 'text' : 'password'}
      name="password"
      dir="ltr"
      required
      endAdornment={
        <button
          type="button"
          className={styles.eye}
          aria-label={t(isRevealed ? 'page.login.hidePassword' : 'page.login.showPassword')}
          onClick={() => setRevealed(!isRevealed)}
        >
          <Icon size={20} strokeWidth={1.5} aria-hidden />
        </button>
      }
    />
  )
}
