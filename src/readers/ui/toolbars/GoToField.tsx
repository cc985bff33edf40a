import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { SliderProgress } from './PageSlider'
import { parseGoToInput } from './parseGoToInput'
import styles from './ReaderToolbars.module.css'

interface Props {
  readonly progress: SliderProgress
  /** When it was last asked for: it takes the focus each time this grows. */
  readonly asked: number
}

/** What was asked for before is answered, also by a field that stood here for another page. */
let answered = 0

/** The number of the place, which can be written over with a number or a percentage to go elsewhere. */
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
