import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { SliderProgress } from './PageSlider'
import { parseGoToInput } from './parseGoToInput'
import styles from './ReaderToolbars.module.css'

interface Props {
  readonly progress: SliderProgress
  /** Time of the last request to enter a position; each new value focuses the field. */
  readonly asked: number
}

/** Last handled request, shared by all instances: the field remounts on page changes. */
let answered = 0

/** Input for the position: accepts a number or a percentage. */
export function GoToField({ progress: { at, of, goTo }, asked }: Props) {
  const t = useTranslate()
  const [text, setText] = useState(String(at))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asked !== answered && asked > 0) input.current?.focus()
    answered = asked
  }, [asked])
  const go = (event: FormEvent) => {
    event.preventDefault()
    const goal = parseGoToInput(text, of)
    if (goal !== undefined) goTo(goal)
    setText(String(at))
    input.current?.blur()
  }
  return (
    <form className={styles.place} onSubmit={go} dir="ltr">
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
