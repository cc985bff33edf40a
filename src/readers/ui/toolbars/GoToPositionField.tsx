import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../language/formatNumber'
import { useLocaleCode, useTranslate } from '../../../language/useTranslate'
import type { PageSliderPosition } from './PageSlider'
import { parsePositionInput } from './parsePositionInput'
import styles from './ReaderToolbars.module.css'

interface Props {
  readonly progress: PageSliderPosition
  /**
   * Time in milliseconds at which the user last ran the command `goToPosition`. When this value changes, the field
   * receives the focus.
   */
  readonly focusRequestedAt: number
}

/**
 * Value of `focusRequestedAt` for which the field has already received the focus. Stored outside of the component,
 * because each page turn mounts a new component.
 */
let handledRequestAt = 0

/**
 * Text field in which the user enters the page to go to, as a number or a percentage. If the text is not a page of the
 * book, the field keeps the text and a message states the valid pages.
 */
export function GoToPositionField({ progress: { at, of, goTo }, focusRequestedAt }: Props) {
  const t = useTranslate()
  const code = useLocaleCode()
  const [atText, ofText] = [at, of].map(page => formatNumber(code, page)) as [string, string]
  const [text, setText] = useState(atText)
  const [rejectedCount, setRejectedCount] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focusRequestedAt !== handledRequestAt && focusRequestedAt > 0) input.current?.focus()
    handledRequestAt = focusRequestedAt
  }, [focusRequestedAt])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const target = parsePositionInput(text, of)
    setRejectedCount(target === undefined ? rejectedCount + 1 : 0)
    if (target === undefined) return input.current?.select()
    goTo(target)
    input.current?.blur()
  }
  const label = t('reader.goTo', { count: of })
  return (
    <form className={styles.goTo} onSubmit={submit} dir="ltr">
      <input
        ref={input}
        aria-label={label}
        aria-invalid={rejectedCount > 0}
        autoComplete="off"
        inputMode="numeric"
        value={text}
        style={{ inlineSize: `${Math.max(2, text.length, ofText.length)}ch` }}
        onFocus={event => event.target.select()}
        onChange={event => {
          setText(event.target.value)
          setRejectedCount(0)
        }}
        onBlur={() => {
          setText(atText)
          setRejectedCount(0)
        }}
      />
      <span aria-hidden>/ {ofText}</span>
      {rejectedCount > 0 && (
        // With a new key, screen readers announce the message again.
        <p key={rejectedCount} role="alert" className={styles.rejected} dir="auto">
          {label}
        </p>
      )}
    </form>
  )
}
