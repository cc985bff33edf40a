import { parseCalendarDay } from '../../api/serverDates'
import type { Series } from '../../generated/model.schemas'
import { useEnumText } from '../../language/enumText'
import { getLanguageNameOrTag } from '../../language/getLanguageNameOrTag'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { FilterValueLink } from '../../lists/filters/FilterValueLinks'
import type { FilterName } from '../../lists/filters/filterDefinitions'

/**
 * Values in the line below the title of a series or one-shot, such as age rating and language. For a series, also the
 * number of books, the year and the status. Most of these values link to a list of the series in the library that have
 * the same value.
 */
export function SeriesHeaderMetadata({ series }: { series: Series }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const enumText = useEnumText()
  const { libraryId, metadata, oneshot } = series
  const link = (filter: FilterName, value: string, text: string) => (
    <span>
      <FilterValueLink filter={filter} value={value} libraryId={libraryId}>
        {text}
      </FilterValueLink>
    </span>
  )
  const bookCountText = useBookCountText(series)
  const readCountText = useReadCountText(series)
  const releaseDate = parseCalendarDay(series.booksMetadata.releaseDate)
  return (
    <>
      {!oneshot && <span>{bookCountText}</span>}
      {!oneshot && readCountText && <span>{readCountText}</span>}
      {!oneshot && releaseDate && link('year', String(releaseDate.day.getUTCFullYear()), format.year(releaseDate))}
      {!oneshot && link('status', metadata.status, enumText('SeriesStatus', metadata.status))}
      {metadata.ageRating !== null &&
        link(
          'age',
          String(metadata.ageRating),
          metadata.ageRating > 0
            ? t('resources.series.age', { age: metadata.ageRating })
            : t('resources.series.allAges'),
        )}
      {metadata.language && link('language', metadata.language, getLanguageNameOrTag(metadata.language))}
      {metadata.readingDirection && <span>{enumText('ReadingDirection', metadata.readingDirection)}</span>}
    </>
  )
}

/** Returns a text such as "5 read" or "all read". Returns undefined if no book is read. */
function useReadCountText({ booksCount, booksReadCount }: Series): string | undefined {
  const t = useTranslate()
  if (booksReadCount === 0) return undefined
  return booksReadCount >= booksCount
    ? t('resources.series.allRead')
    : t('resources.series.read', { count: booksReadCount })
}

/**
 * Returns the number of books as text, for example "12 books". If the metadata contains a larger total number, returns
 * for example "12 of 20 books".
 */
function useBookCountText({ booksCount, metadata: { totalBookCount } }: Series): string {
  const t = useTranslate()
  const format = useLocaleFormatters()
  if (totalBookCount === null || totalBookCount <= booksCount) return t('resources.books.count', { count: booksCount })
  return t('resources.series.countOf', { count: totalBookCount, there: format.number(booksCount) })
}
