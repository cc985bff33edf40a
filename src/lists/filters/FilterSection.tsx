import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import styles from './FilterPanel.module.css'

type FilterSectionProps = {
  title: string
  count: number
  /** Whether the section is initially open. A section with selected values is always initially open. */
  isOpenAtFirst?: boolean
  onClear: () => void
  children: (open: boolean) => ReactNode
}

/** Collapsible section with the controls of a filter. The heading shows the number of selected values. */
export function FilterSection({ title, count, isOpenAtFirst = false, onClear, children }: FilterSectionProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const [open, setOpen] = useState(isOpenAtFirst || count > 0)
  const id = useId()
  const foldButton = useRef<HTMLButtonElement>(null)
  const clear = () => {
    // The button "Clear" disappears after the click. Without this call, the focus would be lost.
    foldButton.current?.focus()
    onClear()
  }
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <button
          ref={foldButton}
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>{title}</span>
          {count > 0 && (
            <span className={styles.count} role="img" aria-label={t('list.filters.selectedCount', { count })}>
              {format.number(count)}
            </span>
          )}
          <ChevronDown size={18} strokeWidth={1.5} aria-hidden className={styles.chevron} />
        </button>
        {count > 0 && (
          <button
            type="button"
            className={styles.clear}
            onClick={clear}
            aria-label={t('list.filters.clearOne', { filter: title })}
          >
            {t('list.filters.clear')}
          </button>
        )}
      </h3>
      <div id={id} hidden={!open} className={styles.body}>
        {open && children(open)}
      </div>
    </section>
  )
}
