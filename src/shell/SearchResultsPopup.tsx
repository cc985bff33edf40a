import type { ReactNode, RefObject } from 'react'
import { usePosterUrl } from '../api/urls/posterUrls'
import { Poster } from '../components/cards/Poster'
import { useTranslate } from '../language/useTranslate'
import styles from './TopBarSearchBox.module.css'
import type { SearchResultItemData } from './toSearchResultItems'

type SearchResultsPopupProps = {
  /** Element id of the list. The option at index `n` has the id `${id}-${n}`. */
  id: string
  text: string
  hits: readonly SearchResultItemData[]
  /** Number of all results, including those that the popup does not show. */
  total: number
  activeIndex: number
  isSearching: boolean
  hasFailed: boolean
  /** Drop-down list of the libraries to search. Absent if the drop-down list is beside the search field. */
  scopeSelect?: ReactNode
  /** Ref of the button below the options. */
  buttonRef: RefObject<HTMLButtonElement | null>
  /** Called with the index of a result, or with -1 for all results. */
  onChoose: (index: number) => void
}

/**
 * Popup with the search results and a button that opens the search page. If the search has found nothing, there is no
 * button. The focus stays in the search field.
 */
export function SearchResultsPopup({ scopeSelect, ...props }: SearchResultsPopupProps) {
  const { id, text, hits, total, activeIndex, isSearching, hasFailed, buttonRef, onChoose } = props
  const t = useTranslate()
  return (
    <div className={styles.popup}>
      {scopeSelect}
      <div id={id} role="listbox" aria-label={t('shell.search.label')} className={styles.list}>
        {hits.map((hit, index) => (
          <div key={hit.key} role="presentation">
            {hit.kind !== hits[index - 1]?.kind && (
              <div className={styles.heading}>{t(`shell.search.${hit.kind}`)}</div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys */}
            <div
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              className={styles.hit}
              onPointerDown={event => event.preventDefault()}
              onClick={() => onChoose(index)}
            >
              <SearchResultPoster hit={hit} />
              <span className={styles.text} dir="auto">
                {hit.title}
                {hit.subtitle && <span className={styles.subtitle}>{hit.subtitle}</span>}
              </span>
            </div>
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isSearching
          ? t('shell.search.searching')
          : hasFailed
            ? t('shell.search.failed')
            : hits.length === 0
              ? t('shell.search.none', { text })
              : t('shell.search.results', { count: total })}
      </p>
      {(hits.length > 0 || isSearching || hasFailed) && (
        <button
          ref={buttonRef}
          type="button"
          className={styles.showAll}
          onPointerDown={event => event.preventDefault()}
          onClick={() => onChoose(-1)}
        >
          {t('shell.search.all', { text })}
        </button>
      )}
    </div>
  )
}

function SearchResultPoster({ hit: { resource, id, title, isUnstarted } }: { hit: SearchResultItemData }) {
  const src = usePosterUrl(resource, id)
  return (
    <span className={styles.poster} aria-hidden>
      <Poster src={src} title={title} width={40} isUnstarted={isUnstarted} />
    </span>
  )
}
