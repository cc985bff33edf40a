import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTextDirection } from '../../language/useTextDirection'
import { useTranslate } from '../../language/useTranslate'
import styles from './AlphabetBar.module.css'
import type { AlphabetLetterData } from './alphabetLetters'

type AlphabetBarProps = {
  letters: readonly AlphabetLetterData[]
  /**
   * Letter to highlight. If the list is sorted by title, this is usually the letter of the topmost visible title.
   * Otherwise, it is the letter by which the list is filtered.
   */
  current?: string
  onSelect: (label: string) => void
}

/**
 * Bar with the first letters of titles. The Tab key reaches the bar only once. Inside the bar, arrow keys, Home, End
 * and letter keys move the focus.
 */
export function AlphabetBar({ letters, current, onSelect }: AlphabetBarProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const bar = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current letter or the letters change
  useEffect(() => {
    if (bar.current) scrollCurrentLetterIntoView(bar.current)
  }, [current, letters.length])
  const isRtl = useTextDirection() === 'rtl'
  const enabledLabels = letters.filter(({ count }) => count > 0).map(({ label }) => label)
  const tabStop = enabledLabels.find(label => label === (focused ?? current)) ?? enabledLabels[0]
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetLetterForKey(event, enabledLabels, tabStop, isRtl)
    if (target === undefined) return
    event.preventDefault()
    setFocused(target)
    const letters = bar.current?.querySelectorAll<HTMLElement>('[data-letter]') ?? []
    for (const letter of letters) if (letter.dataset.letter === target) letter.focus()
  }
  return (
    <div ref={bar} role="toolbar" aria-label={t('list.letters.label')} className={styles.bar} onKeyDown={onKeyDown}>
      {letters.map(({ label, count }) => (
        <button
          key={label}
          type="button"
          data-letter={label}
          className={styles.letter}
          disabled={count === 0}
          tabIndex={label === tabStop ? 0 : -1}
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

/** Scrolls the bar, but not the page, until the current letter is fully visible. */
function scrollCurrentLetterIntoView(bar: HTMLElement) {
  const letter = bar.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!letter) return
  const { left, right } = bar.getBoundingClientRect()
  const marginPx = letter.width * 1.5
  if (letter.left - marginPx < left) bar.scrollLeft += letter.left - marginPx - left
  else if (letter.right + marginPx > right) bar.scrollLeft += letter.right + marginPx - right
}

function targetLetterForKey(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  enabledLabels: string[],
  current: string | undefined,
  isRtl: boolean,
) {
  if (altKey || ctrlKey || metaKey) return undefined
  const index = enabledLabels.indexOf(current ?? '')
  const step = isRtl ? -1 : 1
  if (key === 'ArrowRight') return enabledLabels[index + step]
  if (key === 'ArrowLeft') return enabledLabels[index - step]
  if (key === 'Home') return enabledLabels[0]
  if (key === 'End') return enabledLabels.at(-1)
  return enabledLabels.find(label => label === key.toUpperCase())
}
