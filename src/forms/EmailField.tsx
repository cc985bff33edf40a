import type { Ref } from 'react'
import { useTranslate } from '../language/useTranslate'
import { TextField } from './TextField'

type EmailFieldProps = {
  value: string
  onChange: (value: string) => void
  /** What is wrong with it. */
  error?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * The e-mail of an account. Not of the type "email": browsers refuse what this server takes, such as letters with accents, with words of
 * their own, and write foreign domains otherwise than they were typed.
 */
export function EmailField(props: EmailFieldProps) {
  const t = useTranslate()
  return (
    <TextField
      {...props}
      label={t('page.login.email')}
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      name="email"
      autoComplete="username"
      dir="ltr"
      required
    />
  )
}
