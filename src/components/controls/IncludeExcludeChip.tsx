import { Check, Minus } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslate } from '../../language/useTranslate'
import styles from './IncludeExcludeChip.module.css'

export type IncludeExcludeValue = 'with' | 'without' | undefined
type IncludeExcludeChipProps = {
  value: IncludeExcludeValue
  onChange: (value: IncludeExcludeValue) => void
  children: string
}

const nextValue = { with: 'without', without: undefined } as const

/**
 * Filter chip with three states: ignored, included and excluded. A click selects the next state. Shift+click and the
 * minus key turn the excluded state on or off.
 */
export function IncludeExcludeChip({ value, onChange, children }: IncludeExcludeChipProps) {
  const t = useTranslate()
  const toggleExcluded = () => onChange(value === 'without' ? undefined : 'without')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== '-' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    toggleExcluded()
  }
  const onClick = (event: MouseEvent) =>
    event.shiftKey ? toggleExcluded() : onChange(value ? nextValue[value] : 'with')
  return (
    <button
      type="button"
      className={styles.chip}
      data-value={value}
      aria-pressed={value !== undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {value === 'with' && <Check size={14} strokeWidth={2.25} aria-hidden />}
      {value === 'without' && <Minus size={14} strokeWidth={2.25} aria-hidden />}
      <span className={styles.text} dir="auto">
        {children}
      </span>
      {value === 'without' && <span className="visually-hidden">{t('component.triState.excluded')}</span>}
    </button>
  )
}
