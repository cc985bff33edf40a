import { useQueries } from '@tanstack/react-query'
import { Fragment, useDeferredValue, useState } from 'react'
import { SelectableShelf, SelectableShelves } from '../../actions/selection/SelectableShelves'
import { parseCalendarDay } from '../../api/dates'
import { errorText } from '../../api/errorText'
import { Shelf, ShelfSkeleton } from '../../components/cards/Shelf'
import { EmptyState } from '../../components/feedback/EmptyState'
import { FailedState } from '../../components/feedback/FailedState'
import { Section } from '../../components/page/Section'
import type { Book, Series } from '../../generated/model.schemas'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { usePreviousData } from '../../lists/paging/usePreviousData'
import { BookCard, fullBookTitle } from '../books'
import { SeriesCard } from '../series'
import {
  MAX_SHELF_ITEMS,
  recommendedSections,
  type SectionItem,
  type RecommendedSection as ShelfSection,
  sectionQuery,
} from './recommendedSections'

/** Number of sections rendered immediately; the others are rendered in a deferred update. */
const inSight = 2

/** Number of covers of the first section that are loaded without lazy loading. */
const inRow = 8

const titleOf = { series: ({ metadata }: Series) => metadata.title, books: fullBookTitle }

/**
 * Recommended sections of one library or of all. Renders a section only when all sections above it have loaded, which prevents
 * layout shifts. Empty sections are hidden.
 * @param libraryId  `all` for all libraries
 */
export function RecommendedShelves({ libraryId }: { libraryId: string }) {
  const t = useTranslate()
  const [sizes, setSizes] = useState<Record<string, number>>({})
  const found = useQueries({
    queries: recommendedSections.map(section => sectionQuery(section, libraryId, sizes[section.name])),
  })
  const answers = usePreviousData(libraryId, found.map(answerOf))
  const waiting = found.findIndex(({ isPending }, index) => isPending && !answers[index])
  const known = waiting < 0 ? recommendedSections.length : waiting
  const deferred = useDeferredValue(known)
  const ready = recommendedSections.slice(0, Math.min(known, Math.max(inSight, deferred)))
  // Skeletons are keyed by position among the visible shelves, so that an empty section above does not remount them.
  const standing = ready.filter((_, index) => answers[index]?.content.length !== 0).length
  const first = recommendedSections.find((_, index) => answers[index]?.content.length)
  if (answers.every(answer => answer?.content.length === 0))
    return <EmptyState title={t('page.recommended.empty')} text={t('page.recommended.emptyText')} />
  const [{ error: failure } = { error: null }] = found
  if (failure && found.every(({ error }, index) => error && !answers[index])) {
    const retry = () => {
      for (const { refetch } of found) void refetch()
    }
    return <FailedState text={errorText(failure)} onRetry={retry} />
  }
  return (
    <SelectableShelves titleOf={titleOf}>
      {ready.map((section, index) => {
        const { data, error, refetch } = found[index] ?? {}
        const answer = answers[index]
        const failed = error && !data && <FailedState inline text={errorText(error)} onRetry={() => void refetch?.()} />
        if (!answer)
          return (
            failed && (
              <Section key={section.name} title={t(`page.recommended.${section.name}`)}>
                {failed}
              </Section>
            )
          )
        if (answer.content.length === 0) return null
        const size = answer.content.length + MAX_SHELF_ITEMS
        const more = () => {
          if (!answer.last) setSizes(now => (now[section.name] === size ? now : { ...now, [section.name]: size }))
        }
        // Loaded items stay when a refetch fails. A failure to load further items is shown below the shelf.
        return (
          <Fragment key={section.name}>
            <SectionShelf
              libraryId={libraryId}
              section={section}
              items={answer.content}
              onEnd={more}
              isFirst={section === first}
            />
            {!answer.last && failed}
          </Fragment>
        )
      })}
      {recommendedSections.slice(ready.length, ready.length + 3).map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are identified by position
        <ShelfSkeleton key={standing + index} />
      ))}
    </SelectableShelves>
  )
}

const answerOf = <Answer,>({ data }: { data: Answer }) => data

type SectionShelfProps = {
  libraryId: string
  section: ShelfSection
  items: readonly SectionItem[]
  onEnd: () => void
  isFirst: boolean
}

function SectionShelf({ libraryId, section, items, onEnd, isFirst }: SectionShelfProps) {
  const t = useTranslate()
  const format = useFormat()
  const title = t(`page.recommended.${section.name}`)
  if (section.of === 'series')
    return (
      <SelectableShelf noun="series" items={items as readonly Series[]}>
        <Shelf
          title={title}
          items={items as readonly Series[]}
          to={{ to: '/libraries/$libraryId/series', params: { libraryId }, search: { sort: section.sort } }}
          onEnd={onEnd}
          renderCard={(series, slot, index) => (
            <SeriesCard series={series} index={index} eager={isFirst && index < inRow} {...slot} />
          )}
        />
      </SelectableShelf>
    )
  const released = (book: Book) => {
    const date = section.name === 'recentlyReleasedBooks' ? parseCalendarDay(book.metadata.releaseDate) : undefined
    return date && format.date(date)
  }
  return (
    <SelectableShelf noun="books" items={items as readonly Book[]}>
      <Shelf
        title={title}
        items={items as readonly Book[]}
        onEnd={onEnd}
        renderCard={(book, slot, index) => (
          <BookCard
            book={book}
            index={index}
            eager={isFirst && index < inRow}
            amongOthers
            line={released(book)}
            {...slot}
          />
        )}
      />
    </SelectableShelf>
  )
}
