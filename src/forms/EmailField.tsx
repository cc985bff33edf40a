import type { Ref } from 'react'
import { useTranslate } from '../language/useTranslate'
import { TextField } from './TextField'

type EmailFieldProps = {
  value: string
  onChange: (value: string) => void
  /** Validation message below the input. */
  error?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * Input for the e-mail address of an account. Does not use the input type `email`. With this type, browsers reject or
 * change some addresses that the server accepts.
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
