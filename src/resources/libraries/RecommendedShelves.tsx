import { useQueries } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { SelectableShelf, SelectableShelves } from '../../actions/selection/SelectableShelves'
import { errorText } from '../../api/errorText'
import { parseCalendarDay } from '../../api/serverDates'
import { Shelf, ShelfSkeleton } from '../../components/cards/Shelf'
import { Button } from '../../components/controls/Button'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ErrorState } from '../../components/feedback/ErrorState'
import { PageSection } from '../../components/page/PageSection'
import { openDialog } from '../../dialogs/dialogStore'
import type { Book, PagedBooks, PagedSeries, Series } from '../../generated/model.schemas'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { useKeepPreviousResults } from '../../lists/paging/useKeepPreviousResults'
import { BookCard, formatFullBookTitle, refetchBooksOmittingDeleted } from '../books'
import { refetchSeriesOmittingDeleted, SeriesCard } from '../series'
import { useSectionArrangement } from './recommended/useSectionArrangement'
import {
  RECOMMENDED_SECTION_PAGE_SIZE,
  type RecommendedItem,
  recommendedSectionQueryOptions,
  type RecommendedSection as ShelfSection,
} from './recommendedSections'
import { useEmptyLibraryText } from './useEmptyLibraryText'

/** Number of sections that React renders immediately. It renders the other sections later, with lower priority. */
const INITIAL_SECTIONS = 2

/** Maximum number of placeholders for sections that have not loaded yet. */
const SKELETONS = 3

/** Number of covers that load immediately. All other covers load when they are near the visible part of the page. */
const EAGER_COVERS = 8

const titleGetters = { series: ({ metadata }: Series) => metadata.title, books: formatFullBookTitle }
const refetchRecords = { series: refetchSeriesOmittingDeleted, books: refetchBooksOmittingDeleted }

/**
 * Sections with recommended books and series of a library, for example recently added books. A section appears only
 * after it and all sections above it have loaded or failed, so that the layout does not shift. Empty sections are
 * hidden.
 * @param libraryId id of a library, or `all` for all libraries
 */
export function RecommendedShelves({ libraryId }: { libraryId: string }) {
  const t = useTranslate()
  const { visibleSections: sections } = useSectionArrangement(libraryId)
  if (!sections) return <ShelfSkeletons count={SKELETONS} />
  if (sections.length > 0) return <ArrangedShelves libraryId={libraryId} sections={sections} />
  return (
    <EmptyState
      title={t('page.recommended.allHidden')}
      action={
        <Button onClick={() => void openDialog('arrangeSections', { libraryId })}>
          {t('dialog.arrangeSections.title')}
        </Button>
      }
    />
  )
}

type ArrangedShelvesProps = { libraryId: string; sections: readonly ShelfSection[] }

function ArrangedShelves({ libraryId, sections }: ArrangedShelvesProps) {
  const t = useTranslate()
  const emptyText = useEmptyLibraryText('page.recommended.emptyText')
  const [sizes, setSizes] = useState<Record<string, number>>({})
  const queries = useQueries({
    queries: sections.map(section => recommendedSectionQueryOptions(section, libraryId, sizes[section.name])),
  })
  const arrangement = [libraryId, ...sections.map(({ name }) => name)].join(' ')
  const pages = useKeepPreviousResults(arrangement, queries.map(dataOf))
  const firstPending = queries.findIndex(({ isPending }, index) => isPending && !pages[index])
  const loadedCount = firstPending < 0 ? sections.length : firstPending
  const deferredCount = useDeferredValue(loadedCount)
  const visibleSections = sections.slice(0, Math.min(loadedCount, Math.max(INITIAL_SECTIONS, deferredCount)))
  // Number of visible sections that are not empty. The React keys of the placeholders start with this number, for
  // example 4, 5 and 6. When a further section that is not empty becomes visible, the keys are 5, 6 and 7. React then
  // removes the placeholder with the key 4 and does not change the placeholders with the keys 5 and 6.
  const visibleShelves = visibleSections.filter((_, index) => pages[index]?.content.length !== 0).length
  const firstFilled = sections.find((_, index) => pages[index]?.content.length)
  if (pages.every(page => page?.content.length === 0))
    return <EmptyState title={t('page.recommended.empty')} text={emptyText} />
  const [{ error: failure } = { error: null }] = queries
  if (failure && queries.every(({ error }, index) => error && !pages[index])) {
    const retry = () => {
      for (const { refetch } of queries) void refetch()
    }
    return <ErrorState text={errorText(failure)} onRetry={retry} />
  }
  return (
    <SelectableShelves titleOf={titleGetters} refetchRecords={refetchRecords}>
      {visibleSections.map((section, index) => {
        const { data, error, refetch } = queries[index] ?? {}
        const page = pages[index]
        return (
          <SectionContent
            key={section.name}
            libraryId={libraryId}
            section={section}
            page={page}
            failure={data ? null : error}
            onRetry={() => void refetch?.()}
            onSize={size =>
              setSizes(current => (current[section.name] === size ? current : { ...current, [section.name]: size }))
            }
            isFirst={section === firstFilled}
          />
        )
      })}
      <ShelfSkeletons count={Math.min(SKELETONS, sections.length - visibleSections.length)} start={visibleShelves} />
    </SelectableShelves>
  )
}

/** Placeholders of shelves. `start` is the React key of the first placeholder. */
const ShelfSkeletons = ({ count, start = 0 }: { count: number; start?: number }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a skeleton
  Array.from({ length: count }, (_, index) => <ShelfSkeleton key={start + index} />)

const dataOf = <Data,>({ data }: { data: Data }) => data

interface SectionContentProps extends Pick<SectionShelfProps, 'libraryId' | 'section' | 'isFirst'> {
  readonly page: PagedBooks | PagedSeries | undefined
  readonly failure: unknown
  readonly onRetry: () => void
  /** Loads further books or series in the section. `size` is the number of items to show after loading. */
  readonly onSize: (size: number) => void
}

function SectionContent({ page, failure, onRetry, onSize, ...shelf }: SectionContentProps) {
  const t = useTranslate()
  const failureState = failure ? <ErrorState inline text={errorText(failure)} onRetry={onRetry} /> : null
  if (!page)
    return failureState && <PageSection title={t(`page.recommended.${shelf.section.name}`)}>{failureState}</PageSection>
  if (page.content.length === 0) return null
  const loadMore = () => {
    if (!page.last) onSize(page.content.length + RECOMMENDED_SECTION_PAGE_SIZE)
  }
  // After a failed request for further items, the loaded items stay visible above the error message.
  return (
    <>
      <SectionShelf {...shelf} items={page.content} onEnd={loadMore} />
      {!page.last && failureState}
    </>
  )
}

type SectionShelfProps = {
  libraryId: string
  section: ShelfSection
  items: readonly RecommendedItem[]
  onEnd: () => void
  isFirst: boolean
}

function SectionShelf({ libraryId, section, items, onEnd, isFirst }: SectionShelfProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const title = t(`page.recommended.${section.name}`)
  if (section.resource === 'series')
    return (
      <SelectableShelf resource="series" items={items as readonly Series[]}>
        <Shelf
          title={title}
          items={items as readonly Series[]}
          to={{
            to: '/libraries/$libraryId/series',
            params: { libraryId },
            search: { sort: section.sort, oneshot: 'no' },
          }}
          onEnd={onEnd}
          renderCard={(series, slot, index) => (
            <SeriesCard series={series} index={index} eager={isFirst && index < EAGER_COVERS} {...slot} />
          )}
        />
      </SelectableShelf>
    )
  const releaseDateText = (book: Book) => {
    const date = section.name === 'recentlyReleasedBooks' ? parseCalendarDay(book.metadata.releaseDate) : undefined
    return date && format.date(date)
  }
  return (
    <SelectableShelf resource="books" items={items as readonly Book[]}>
      <Shelf
        title={title}
        items={items as readonly Book[]}
        to={
          section.listSearch && {
            to: '/libraries/$libraryId/books',
            params: { libraryId },
            search: section.listSearch,
          }
        }
        onEnd={onEnd}
        renderCard={(book, slot, index) => (
          <BookCard
            book={book}
            index={index}
            eager={isFirst && index < EAGER_COVERS}
            showsSeriesTitle
            subtitle={releaseDateText(book)}
            {...slot}
          />
        )}
      />
    </SelectableShelf>
  )
}
