import { memo, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { useIsTouchInput } from '../../components/page/useMediaQuery'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { onServerOrSessionRestored } from '../session/onServerOrSessionRestored'
import settingStyles from '../settings/ReaderSettingsSheet.module.css'
import styles from './BookTextSearchTab.module.css'
import {
  type BookTextSearch,
  type BookTextSearchResult,
  type BookTextSearchResultGroup,
  MAX_BOOK_TEXT_SEARCH_RESULTS,
} from './bookTextSearch'
import wordField from './sheetTextField.module.css'

export interface BookTextSearchTabProps {
  readonly search: BookTextSearch
  /** Number of chapters of an EPUB, or number of pages of a PDF. */
  readonly chapterCount: number
  /**
   * Returns a message with the number of pages that could not be read, for example `2 pages could not be read`. If this
   * property is undefined, the message of the tab mentions chapters instead of pages.
   */
  readonly unreadText?: (count: number) => string
  readonly onChoose: (result: BookTextSearchResult) => void
}

const SEARCH_DELAY_MS = 250

/**
 * Tab in which the user searches the text of the book. Shows each result as soon as it is found. If chapters could not be
 * read, the user can repeat the search. The tab repeats it when the server is reachable again.
 */
export function BookTextSearchTab({ search, chapterCount, unreadText, onChoose }: BookTextSearchTabProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const state = useSyncExternalStore(search.subscribe, search.now)
  const [query, setQuery] = useState(state.query)
  useEffect(() => {
    if (query === search.now().query) return
    const timer = setTimeout(() => void search.start(query), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [query, search])
  useEffect(
    () =>
      onServerOrSessionRestored(() => {
        if (search.now().failed > 0) void search.start(search.now().query)
      }),
    [search],
  )
  const container = useRef<HTMLDivElement>(null)
  const isTouch = useIsTouchInput()
  // On touch screens, the focus does not move to the search field, because it would open the keyboard.
  const onButtonFocus = useFocusFallback(() => (isTouch ? undefined : container.current?.querySelector('input')))
  const latestOnChoose = useRef(onChoose)
  latestOnChoose.current = onChoose
  const choose = useCallback((result: BookTextSearchResult) => latestOnChoose.current(result), [])
  const { hits, groups, running, searched, failed, capped } = state
  const resultCountText = t('reader.search.found', { count: hits.length, number: format.number(hits.length) })
  return (
    <div ref={container} className={styles.container}>
      <SearchQueryFields query={query} onChange={setQuery} />
      <p className={styles.status} role="status">
        {state.query.text.trim() !== '' &&
          (running
            ? `${resultCountText} ${t('reader.search.running', { share: format.percent(searched / chapterCount) })}`
            : resultCountText)}
        {capped && ` ${t('reader.search.capped', { most: format.number(MAX_BOOK_TEXT_SEARCH_RESULTS) })}`}
        {failed > 0 && ` ${unreadText?.(failed) ?? t('reader.search.unread', { count: failed })}`}
      </p>
      {(running || failed > 0) && (
        <button
          type="button"
          className={styles.stop}
          onFocus={onButtonFocus}
          onClick={() => (running ? search.stop() : void search.start(state.query))}
        >
          {t(running ? 'reader.search.stop' : 'reader.retry')}
        </button>
      )}
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are only appended, and titles may repeat
        <ResultGroup key={index} group={group} onChoose={choose} />
      ))}
    </div>
  )
}

interface ResultGroupProps {
  readonly group: BookTextSearchResultGroup
  readonly onChoose: (result: BookTextSearchResult) => void
}

/** Results below a heading. Memoized, because a running search only adds results to the last group. */
const ResultGroup = memo(function ResultGroup({ group, onChoose }: ResultGroupProps) {
  const t = useTranslate()
  return (
    <section className={styles.group}>
      <h3 dir="auto">{group.title || t('reader.marks.untitled')}</h3>
      <ol>
        {group.hits.map(result => (
          <li key={result.number}>
            <button type="button" dir="auto" onClick={() => onChoose(result)}>
              {result.before}
              <mark>{result.match}</mark>
              {result.after}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
})

type SearchQuery = ReturnType<BookTextSearch['now']>['query']

interface SearchQueryFieldsProps {
  readonly query: SearchQuery
  readonly onChange: (query: SearchQuery) => void
}

function SearchQueryFields({ query, onChange }: SearchQueryFieldsProps) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => void field.current?.select(), [])
  return (
    <div className={styles.query}>
      <input
        ref={field}
        type="search"
        className={wordField.field}
        dir="auto"
        aria-label={t('reader.search.field')}
        placeholder={t('reader.search.field')}
        value={query.text}
        onChange={event => onChange({ ...query, text: event.target.value })}
      />
      <label className={settingStyles.switch}>
        {t('reader.search.wholeWords')}
        <input
          type="checkbox"
          role="switch"
          checked={query.wholeWords}
          aria-checked={query.wholeWords}
          onChange={event => onChange({ ...query, wholeWords: event.target.checked })}
        />
      </label>
    </div>
  )
}
