import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { SelectableShelf, SelectableShelves } from '../actions/selection/SelectableShelves'
import { errorText } from '../api/errorText'
import { Shelf, ShelfSkeleton } from '../components/cards/Shelf'
import { EmptyState } from '../components/feedback/EmptyState'
import { FailedState } from '../components/feedback/FailedState'
import type { Series } from '../generated/model.schemas'
import { useDocumentTitle } from '../language/useTitle'
import { useTranslate } from '../language/useTranslate'
import { type ResultSizes, type SearchResults, useSearch } from '../lists/search/useSearch'
import { BookCard, fullBookTitle } from '../resources/books'
import { CollectionCard } from '../resources/collections'
import { useLibrary } from '../resources/libraries'
import { ReadListCard } from '../resources/readlists'
import { SeriesCard } from '../resources/series'
import styles from './SearchPage.module.css'

const route = getRouteApi('/_shell/search')
const STEP = 100
/** Maximum number of items per shelf. Each step requests all items from the start. */
const MOST = 500
const first: ResultSizes = { series: STEP, books: STEP, collections: STEP, readLists: STEP }
const titleOf = { series: ({ metadata }: Series) => metadata.title, books: fullBookTitle }

/** Search results of the `q` and `library` URL parameters: one shelf per resource. */
export function SearchPage() {
  const { q = '', library = 'all' } = route.useSearch()
  return <Results key={`${library} ${q}`} q={q} library={library} />
}

function Results({ q, library }: { q: string; library: string }) {
  const t = useTranslate()
  const name = useLibrary(library)?.name
  const [sizes, setSizes] = useState(first)
  const { found, counts, isSearching, failure, retry } = useSearch(q, library, sizes)
  /** Requests the next step of a shelf. */
  const more = (kind: keyof SearchResults) => () => {
    const size = Math.min(found[kind].length + STEP, MOST)
    if (found[kind].length < Math.min(counts[kind], MOST))
      setSizes(now => (now[kind] === size ? now : { ...now, [kind]: size }))
  }
  /** Note under a shelf that ends at the maximum. The series shelf has none: its title links to the full list. */
  const rest = (kind: keyof SearchResults) =>
    found[kind].length >= MOST &&
    counts[kind] > MOST && <p className={styles.rest}>{t('page.search.capped', { most: MOST })}</p>
  const title = q ? t('page.search.title', { text: q }) : t('page.search.emptyQuery')
  useDocumentTitle(title)
  const total = counts.series + counts.books + counts.collections + counts.readLists
  return (
    <SelectableShelves titleOf={titleOf}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p role="status">{q && !isSearching && !failure ? t('page.search.count', { count: total }) : ''}</p>
        {name && <p>{t('page.search.inLibrary', { name })}</p>}
      </header>
      {failure && <FailedState inline={total > 0} text={errorText(failure)} onRetry={retry} />}
      {q && !isSearching && !failure && total === 0 && (
        <EmptyState drawing="search" title={t('page.search.none')} text={t('page.search.noneText')} />
      )}
      {isSearching && total === 0 && [0, 1].map(step => <ShelfSkeleton key={step} />)}
      {found.series.length > 0 && (
        <SelectableShelf noun="series" items={found.series}>
          <Shelf
            title={t('shell.search.series')}
            count={counts.series}
            items={found.series}
            to={{ to: '/libraries/$libraryId/series', params: { libraryId: library }, search: { q } }}
            onEnd={more('series')}
            renderCard={(series, slot, index) => <SeriesCard series={series} index={index} {...slot} />}
          />
        </SelectableShelf>
      )}
      {found.books.length > 0 && (
        <SelectableShelf noun="books" items={found.books}>
          <Shelf
            title={t('shell.search.books')}
            count={counts.books}
            items={found.books}
            onEnd={more('books')}
            renderCard={(book, slot, index) => <BookCard book={book} index={index} amongOthers {...slot} />}
          />
        </SelectableShelf>
      )}
      {rest('books')}
      {found.collections.length > 0 && (
        <Shelf
          title={t('shell.search.collections')}
          count={counts.collections}
          items={found.collections}
          onEnd={more('collections')}
          renderCard={(collection, slot) => <CollectionCard collection={collection} {...slot} />}
        />
      )}
      {rest('collections')}
      {found.readLists.length > 0 && (
        <Shelf
          title={t('shell.search.readLists')}
          count={counts.readLists}
          items={found.readLists}
          onEnd={more('readLists')}
          renderCard={(readList, slot) => <ReadListCard readList={readList} {...slot} />}
        />
      )}
      {rest('readLists')}
    </SelectableShelves>
  )
}
