import { History } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslate } from '../../language/useTranslate'
import styles from '../TopBarSearchBox.module.css'

type RecentSearchesPopupProps = {
  /** Element id of the list. The option at index `n` has the id `${id}-${n}`. */
  id: string
  texts: readonly string[]
  activeIndex: number
  /** Drop-down list of the libraries to search. Absent if the drop-down list is beside the search field. */
  scopeSelect?: ReactNode
  /** Ref of the button below the options. */
  buttonRef: RefObject<HTMLButtonElement | null>
  onChoose: (index: number) => void
  onClear: () => void
}

/** Popup with the recent searches and a button that removes them. The focus stays in the search field. */
export function RecentSearchesPopup({
  id,
  texts,
  activeIndex,
  scopeSelect,
  buttonRef,
  onChoose,
  onClear,
}: RecentSearchesPopupProps) {
  const t = useTranslate()
  return (
    <div className={styles.popup}>
      {scopeSelect}
      <div className={styles.heading} aria-hidden>
        {t('shell.search.recent')}
      </div>
      <div id={id} role="listbox" aria-label={t('shell.search.recent')} className={styles.list}>
        {texts.map((text, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
          <div
            key={text}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            className={`${styles.hit} ${styles.recent}`}
            onPointerDown={event => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <History size={20} strokeWidth={1.5} aria-hidden />
            <span className={styles.text} dir="auto">
              {text}
            </span>
          </div>
        ))}
      </div>
      <button
        ref={buttonRef}
        type="button"
        className={styles.showAll}
        onPointerDown={event => event.preventDefault()}
        onClick={onClear}
      >
        {t('shell.search.clearRecent')}
      </button>
    </div>
  )
}
