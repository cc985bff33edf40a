import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SelectableShelf, SelectableShelves } from '../actions/selection/SelectableShelves'
import { errorText } from '../api/errorText'
import { Shelf, ShelfSkeleton } from '../components/cards/Shelf'
import { Button } from '../components/controls/Button'
import { EmptyState } from '../components/feedback/EmptyState'
import { ErrorState } from '../components/feedback/ErrorState'
import type { RouterLinkTarget } from '../components/page/routerLinkTarget'
import type { Series } from '../generated/model.schemas'
import { useDocumentTitle } from '../language/useDocumentTitle'
import { useTranslate } from '../language/useTranslate'
import {
  type SearchResultCountsByResource,
  type SearchResultsByResource,
  useSearchOfAllResources,
} from '../lists/search/useSearchOfAllResources'
import { BookCard, formatFullBookTitle, refetchBooksOmittingDeleted } from '../resources/books'
import { CollectionCard } from '../resources/collections'
import { useLibrary } from '../resources/libraries'
import { ReadListCard } from '../resources/readlists'
import { refetchSeriesOmittingDeleted, SeriesCard } from '../resources/series'
import styles from './SearchPage.module.css'

const route = getRouteApi('/_shell/_resources/search')
const ITEMS_PER_STEP = 100
/**
 * Maximum number of items per shelf. When the user scrolls to the end of a shelf, all items of the shelf are requested
 * again, plus further items. A higher maximum would cause large requests.
 */
const MAX_ITEMS_PER_SHELF = 500
const initialSizes: SearchResultCountsByResource = {
  series: ITEMS_PER_STEP,
  books: ITEMS_PER_STEP,
  collections: ITEMS_PER_STEP,
  readLists: ITEMS_PER_STEP,
}
const titleGetters = { series: ({ metadata }: Series) => metadata.title, books: formatFullBookTitle }
const refetchRecords = { series: refetchSeriesOmittingDeleted, books: refetchBooksOmittingDeleted }

/** Search page with a shelf of results per resource. The URL parameters `q` and `library` determine the search. */
export function SearchPage() {
  const { q = '', library = 'all' } = route.useSearch()
  return <SearchResultShelves key={`${library} ${q}`} q={q} library={library} />
}

function SearchResultShelves({ q, library }: { q: string; library: string }) {
  const t = useTranslate()
  const name = useLibrary(library)?.name
  const [sizes, setSizes] = useState(initialSizes)
  const { results, counts, isSearching, failure, retry } = useSearchOfAllResources(q, library, sizes)
  const loadMore = (kind: keyof SearchResultsByResource) => () => {
    const size = Math.min(results[kind].length + ITEMS_PER_STEP, MAX_ITEMS_PER_SHELF)
    if (results[kind].length < Math.min(counts[kind], MAX_ITEMS_PER_SHELF))
      setSizes(current => (current[kind] === size ? current : { ...current, [kind]: size }))
  }
  const title = q ? t('page.search.title', { text: q }) : t('page.search.emptyQuery')
  useDocumentTitle(title)
  const total = counts.series + counts.books + counts.collections + counts.readLists
  return (
    <SelectableShelves titleOf={titleGetters} refetchRecords={refetchRecords}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p role="status">{q && !isSearching && !failure ? t('page.search.count', { count: total }) : ''}</p>
        {name && <p>{t('page.search.inLibrary', { name })}</p>}
      </header>
      {failure && <ErrorState inline={total > 0} text={errorText(failure)} onRetry={retry} />}
      {!q && (
        <EmptyState
          drawing="search"
          title={t('page.search.start')}
          text={t('page.search.startText')}
          action={<Button onClick={focusSearchField}>{t('shell.search.label')}</Button>}
        />
      )}
      {q && !isSearching && !failure && total === 0 && (
        <EmptyState
          drawing="search"
          title={t('page.search.none')}
          text={t(library === 'all' ? 'page.search.noneTextAllLibraries' : 'page.search.noneText')}
        />
      )}
      {isSearching && total === 0 && [0, 1].map(step => <ShelfSkeleton key={step} />)}
      <ResultShelves q={q} library={library} results={results} counts={counts} loadMore={loadMore} />
    </SelectableShelves>
  )
}

const focusSearchField = () => document.querySelector<HTMLElement>('header [role=combobox]')?.focus()

interface ResultShelvesProps {
  readonly q: string
  readonly library: string
  readonly results: SearchResultsByResource
  readonly counts: SearchResultCountsByResource
  readonly loadMore: (kind: keyof SearchResultsByResource) => () => void
}

function ResultShelves({ q, library, results, counts, loadMore }: ResultShelvesProps) {
  const t = useTranslate()
  const fullLists = createFullListLinks(q, library)
  return (
    <>
      {results.series.length > 0 && (
        <SelectableShelf resource="series" items={results.series}>
          <Shelf
            title={t('shell.search.series')}
            count={counts.series}
            items={results.series}
            to={fullLists.series}
            onEnd={loadMore('series')}
            renderCard={(series, slot, index) => <SeriesCard series={series} index={index} {...slot} />}
          />
        </SelectableShelf>
      )}
      <CappedResultsNote shown={results.series.length} total={counts.series} fullList={fullLists.series} />
      {results.books.length > 0 && (
        <SelectableShelf resource="books" items={results.books}>
          <Shelf
            title={t('shell.search.books')}
            count={counts.books}
            items={results.books}
            to={fullLists.books}
            onEnd={loadMore('books')}
            renderCard={(book, slot, index) => <BookCard book={book} index={index} showsSeriesTitle {...slot} />}
          />
        </SelectableShelf>
      )}
      <CappedResultsNote shown={results.books.length} total={counts.books} fullList={fullLists.books} />
      {results.collections.length > 0 && (
        <Shelf
          title={t('shell.search.collections')}
          count={counts.collections}
          items={results.collections}
          to={fullLists.collections}
          onEnd={loadMore('collections')}
          renderCard={(collection, slot) => <CollectionCard collection={collection} {...slot} />}
        />
      )}
      <CappedResultsNote
        shown={results.collections.length}
        total={counts.collections}
        fullList={fullLists.collections}
      />
      {results.readLists.length > 0 && (
        <Shelf
          title={t('shell.search.readLists')}
          count={counts.readLists}
          items={results.readLists}
          to={fullLists.readLists}
          onEnd={loadMore('readLists')}
          renderCard={(readList, slot) => <ReadListCard readList={readList} {...slot} />}
        />
      )}
      <CappedResultsNote shown={results.readLists.length} total={counts.readLists} fullList={fullLists.readLists} />
    </>
  )
}

/** Returns the links to the lists that contain all results of a search. The titles of the shelves have these links. */
function createFullListLinks(q: string, libraryId: string) {
  const link = <Path extends string>(to: Path, search?: { oneshot: 'no' }) => ({
    to,
    params: { libraryId },
    search: { q, ...search },
  })
  return {
    series: link('/libraries/$libraryId/series', { oneshot: 'no' }),
    books: link('/libraries/$libraryId/books'),
    collections: link('/libraries/$libraryId/collections'),
    readLists: link('/libraries/$libraryId/readlists'),
  } satisfies Record<keyof SearchResultsByResource, RouterLinkTarget>
}

type CappedResultsNoteProps = { shown: number; total: number; fullList: RouterLinkTarget }

/** Note below a shelf whose results exceed the maximum. Contains a link to the list of all results. */
function CappedResultsNote({ shown, total, fullList }: CappedResultsNoteProps) {
  const t = useTranslate()
  if (shown < MAX_ITEMS_PER_SHELF || total <= MAX_ITEMS_PER_SHELF) return null
  return (
    <p className={styles.cappedNote}>
      {t('page.search.capped', { most: MAX_ITEMS_PER_SHELF })} <Link {...fullList}>{t('page.search.all')}</Link>
    </p>
  )
}
