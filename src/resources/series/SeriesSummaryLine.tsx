import { parseCalendarDay } from '../../api/dates'
import type { Series } from '../../generated/model.schemas'
import { useEnumText } from '../../language/enumText'
import { useFormat } from '../../language/format'
import { languageName } from '../../language/languageName'
import { useTranslate } from '../../language/useTranslate'
import { FilterLink } from '../../lists/filters/FilterLinks'
import type { FilterName } from '../../lists/filters/filterTable'

/**
 * Line under the title of a series: book counts, year, status, age rating, language, direction. Most values link to the
 * filtered list.
 */
export function SeriesSummaryLine({ series }: { series: Series }) {
  const t = useTranslate()
  const format = useFormat()
  const enumText = useEnumText()
  const { libraryId, metadata, oneshot } = series
  const link = (filter: FilterName, value: string, text: string) => (
    <span>
      <FilterLink filter={filter} value={value} libraryId={libraryId}>
        {text}
      </FilterLink>
    </span>
  )
  const bookCountText = useBooksCount(series)
  const readSoFar = useReadSoFar(series)
  const year = format.year(parseCalendarDay(series.booksMetadata.releaseDate))
  return (
    <>
      {!oneshot && <span>{bookCountText}</span>}
      {!oneshot && readSoFar && <span>{readSoFar}</span>}
      {!oneshot && year && link('year', year, year)}
      {!oneshot && link('status', metadata.status, enumText('SeriesStatus', metadata.status))}
      {metadata.ageRating !== null &&
        link('age', String(metadata.ageRating), t('resources.series.age', { age: metadata.ageRating }))}
      {metadata.language && link('language', metadata.language, languageName(metadata.language))}
      {metadata.readingDirection && <span>{enumText('ReadingDirection', metadata.readingDirection)}</span>}
    </>
  )
}

/** Text such as "5 read" or "all read"; undefined when no book is read. */
function useReadSoFar({ booksCount, booksReadCount }: Series): string | undefined {
  const t = useTranslate()
  if (booksReadCount === 0) return undefined
  return booksReadCount >= booksCount
    ? t('resources.series.allRead')
    : t('resources.series.read', { count: booksReadCount })
}

/** Text such as "12 books", or "12 of 20 books" when the metadata states a larger total. */
function useBooksCount({ booksCount, metadata: { totalBookCount } }: Series): string {
  const t = useTranslate()
  const format = useFormat()
  if (totalBookCount === null || totalBookCount <= booksCount) return t('resources.books.count', { count: booksCount })
  return t('resources.series.countOf', { count: totalBookCount, there: format.number(booksCount) })
}
