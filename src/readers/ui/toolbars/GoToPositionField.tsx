import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
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

/** Text field in which the user enters the page to go to, as a number or a percentage. */
export function GoToPositionField({ progress: { at, of, goTo }, focusRequestedAt }: Props) {
  const t = useTranslate()
  const [text, setText] = useState(String(at))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focusRequestedAt !== handledRequestAt && focusRequestedAt > 0) input.current?.focus()
    handledRequestAt = focusRequestedAt
  }, [focusRequestedAt])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const target = parsePositionInput(text, of)
    if (target !== undefined) goTo(target)
    setText(String(at))
    input.current?.blur()
  }
  return (
    <form className={styles.goTo} onSubmit={submit} dir="ltr">
      <input
        ref={input}
        aria-label={t('reader.goTo', { count: of })}
        autoComplete="off"
        inputMode="numeric"
        value={text}
        style={{ inlineSize: `${Math.max(2, text.length, String(of).length)}ch` }}
        onFocus={event => event.target.select()}
        onChange={event => setText(event.target.value)}
        onBlur={() => setText(String(at))}
      />
      <span aria-hidden>/ {of}</span>
    </form>
  )
}
