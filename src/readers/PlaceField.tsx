import { type FormEvent, useState } from 'react'
import { useTranslate } from '../language/useTranslate'
import { goalOf } from './goal'
import type { Progress } from './PageSlider'
import styles from './ReaderBars.module.css'

/** The number of the place, which can be written over with a number or a percentage to go elsewhere. */
export function PlaceField({ progress: { at, of, goTo } }: { progress: Progress }) {
  const t = useTranslate()
  const [text, setText] = useState(String(at))
  const go = (event: FormEvent) => {
    event.preventDefault()
    const goal = goalOf(text, of)
    if (goal !== undefined) goTo(goal)
    setText(String(at))
  }
  return (
    <form className={styles.place} onSubmit={go} dir="ltr">
      <input
        aria-label={t('reader.goTo', { count: of })}
        autoComplete="off"
        inputMode="numeric"
        data-place
        value={text}
        style={{ inlineSize: `${Math.max(2, String(of).length)}ch` }}
        onFocus={event => event.target.select()}
        onChange={event => setText(event.target.value)}
        onBlur={() => setText(String(at))}
      />
      <span aria-hidden>/ {of}</span>
    </form>
  )
}
