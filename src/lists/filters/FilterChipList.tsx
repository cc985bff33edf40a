import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { focusNextRowButton } from '../../components/focus/focusNextRowButton'
import { useTranslate } from '../../language/useTranslate'
import styles from './FilterChipList.module.css'

type FilterChipListProps = {
  chips: readonly { key: string; text: string; onRemove: () => void }[]
  onClear: () => void
  /** Element that gets the focus after the user has removed all filters, or the only remaining filter. */
  focusFallback: RefObject<HTMLElement | null>
}

/**
 * Shows the active filters as chips, and a button that removes all filters. The button of a chip removes its filter.
 * Renders nothing without chips.
 */
export function FilterChipList({ chips, onClear, focusFallback }: FilterChipListProps) {
  const t = useTranslate()
  if (chips.length === 0) return null
  return (
    <div className={styles.bar}>
      <ul className={styles.chips} aria-label={t('list.chip.label')}>
        {chips.map(({ key, text, onRemove }) => (
          <li key={key} className={styles.chip}>
            <span dir="auto">{text}</span>
            <button
              type="button"
              aria-label={t('list.chip.remove', { text })}
              onClick={event => {
                focusNextRowButton(event.currentTarget, focusFallback.current)
                onRemove()
              }}
            >
              <X size={14} strokeWidth={2} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.clear}
        onClick={() => {
          focusFallback.current?.focus()
          onClear()
        }}
      >
        {t('list.chip.clear')}
      </button>
    </div>
  )
}
