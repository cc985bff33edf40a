import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../language/format'
import { useDirection } from '../../language/useDirection'
import { useTranslate } from '../../language/useTranslate'
import styles from './AlphabetBar.module.css'
import type { AlphabetLetter } from './alphabet'

type AlphabetBarProps = {
  letters: readonly AlphabetLetter[]
  /** The letter at the top of the list, or the filtered letter. */
  current?: string
  onSelect: (label: string) => void
}

/**
 * Bar of the first letters of titles. It is a single tab stop: arrow keys, Home, End and letter keys move the focus.
 */
export function AlphabetBar({ letters, current, onSelect }: AlphabetBarProps) {
  const t = useTranslate()
  const format = useFormat()
  const bar = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current letter or the letters change
  useEffect(() => {
    if (bar.current) bringIntoView(bar.current)
  }, [current, letters.length])
  const rtl = useDirection() === 'rtl'
  const live = letters.filter(({ count }) => count > 0).map(({ label }) => label)
  const stop = live.find(label => label === (focused ?? current)) ?? live[0]
  const press = (event: KeyboardEvent) => {
    const to = wanted(event, live, stop, rtl)
    if (to === undefined) return
    event.preventDefault()
    setFocused(to)
    const letters = bar.current?.querySelectorAll<HTMLElement>('[data-letter]') ?? []
    for (const letter of letters) if (letter.dataset.letter === to) letter.focus()
  }
  return (
    <div ref={bar} role="toolbar" aria-label={t('list.letters.label')} className={styles.bar} onKeyDown={press}>
      {letters.map(({ label, count }) => (
        <button
          key={label}
          type="button"
          data-letter={label}
          className={styles.letter}
          disabled={count === 0}
          tabIndex={label === stop ? 0 : -1}
          title={count > 0 ? format.number(count) : undefined}
          aria-label={t('list.letters.letter', { letter: label === '#' ? t('list.letters.symbols') : label, count })}
          aria-current={label === current || undefined}
          onFocus={() => setFocused(label)}
          onClick={() => onSelect(label)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the bar, not the page, until the current letter is clear of the faded edges. */
function bringIntoView(bar: HTMLElement) {
  const letter = bar.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!letter) return
  const { left, right } = bar.getBoundingClientRect()
  const clear = letter.width * 1.5
  if (letter.left - clear < left) bar.scrollLeft += letter.left - clear - left
  else if (letter.right + clear > right) bar.scrollLeft += letter.right + clear - right
}

function wanted(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  live: string[],
  from: string | undefined,
  rtl: boolean,
) {
  if (altKey || ctrlKey || metaKey) return undefined
  const at = live.indexOf(from ?? '')
  const on = rtl ? -1 : 1
  if (key === 'ArrowRight') return live[at + on]
  if (key === 'ArrowLeft') return live[at - on]
  if (key === 'Home') return live[0]
  if (key === 'End') return live.at(-1)
  return live.find(label => label === key.toLocaleUpperCase())
}
