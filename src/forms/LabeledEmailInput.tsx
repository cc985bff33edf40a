import type { Ref } from 'react'
import { useTranslate } from '../language/useTranslate'
import { LabeledTextInput } from './LabeledTextInput'

type LabeledEmailInputProps = {
  value: string
  onChange: (value: string) => void
  error?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * Input for the e-mail address of an account. Does not use the input type `email`, because browsers then reject or
 * change some addresses that the server accepts.
 */
export function LabeledEmailInput(props: LabeledEmailInputProps) {
  const t = useTranslate()
  return (
    <LabeledTextInput
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
