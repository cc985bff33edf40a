import { parseCalendarDay, parseServerInstant } from '../../api/serverDates'
import { RelativeTime } from '../../components/page/RelativeTime'
import { TableTitleLink } from '../../components/table/TableTitleLink'
import { TruncatedText } from '../../components/table/TruncatedText'
import type { DataTableColumn } from '../../components/table/tableColumns'
import type { Series } from '../../generated/model.schemas'
import { getLanguageNameOrTag } from '../../language/getLanguageNameOrTag'
import type { LocaleFormatters } from '../../language/localeFormatters'
import { createTableColumnBuilder } from '../../lists/browse/createTableColumnBuilder'
import type { FilterTextContext } from '../../lists/filters/filterChips'
import type { OpenedFromListParams } from '../books'
import { getSeriesDetailPageLink } from './getSeriesDetailPageLink'
import { SeriesPoster } from './SeriesCard'

type ColumnTextSource = FilterTextContext & { format: LocaleFormatters }

/**
 * Creates the columns of a series table. The title column links to the page of the series.
 * @param context list that contains the series, for example a collection. The linked page shows links to the previous
 *   and next series of this list.
 */
export function createSeriesTableColumns(
  { t, enumText, format, libraryName }: ColumnTextSource,
  context: OpenedFromListParams | undefined,
): DataTableColumn<Series>[] {
  const column = createTableColumnBuilder<Series>('series', t)
  const numberText = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : format.number(value)
  const text = (value: string) => value && <TruncatedText>{value}</TruncatedText>
  const listText = (values: readonly string[]) => text(format.list(values))
  return [
    column(
      'title',
      300,
      (series, slot) => (
        <TableTitleLink
          {...getSeriesDetailPageLink(series, context)}
          {...slot}
          cover={<SeriesPoster series={series} withoutBadges />}
        >
          {series.metadata.title}
        </TableTitleLink>
      ),
      { sortKey: 'title', minSize: 168 },
    ),
    column('books', 80, series => numberText(series.booksCount), { sortKey: 'books', numeric: true }),
    column('unread', 80, series => numberText(series.booksUnreadCount + series.booksInProgressCount), {
      numeric: true,
    }),
    column('status', 110, series =>
      text(series.oneshot ? t('resources.series.oneshot') : enumText('SeriesStatus', series.metadata.status)),
    ),
    column('publisher', 160, series => text(series.metadata.publisher)),
    column('released', 90, series => format.year(parseCalendarDay(series.booksMetadata.releaseDate)), {
      sortKey: 'released',
      numeric: true,
    }),
    column('writers', 180, series => listText(listSeriesAuthorNames(series, 'writer')), { hidden: true }),
    column('genres', 200, series => listText(series.metadata.genres), { hidden: true }),
    column('tags', 200, series => listText([...series.metadata.tags, ...series.booksMetadata.tags]), { hidden: true }),
    column('language', 120, series => text(series.metadata.language && getLanguageNameOrTag(series.metadata.language))),
    column('age', 70, series => numberText(series.metadata.ageRating), { numeric: true, hidden: true }),
    column('total', 90, series => numberText(series.metadata.totalBookCount), { numeric: true, hidden: true }),
    column('library', 150, series => text(libraryName(series.libraryId) ?? ''), { hidden: true }),
    column('added', 130, series => <RelativeTime at={parseServerInstant(series.created)} />, {
      sortKey: 'added',
      minSize: 108,
    }),
    column('updated', 130, series => <RelativeTime at={parseServerInstant(series.lastModified)} />, {
      sortKey: 'updated',
      minSize: 108,
      hidden: true,
    }),
    column('folder', 220, series => text(series.name), { sortKey: 'folder', hidden: true }),
  ]
}

/** Returns the names of the authors with the given role, for example `writer`, in a series. */
export const listSeriesAuthorNames = ({ booksMetadata }: Series, role: string) =>
  booksMetadata.authors.filter(author => author.role === role).map(({ name }) => name)
