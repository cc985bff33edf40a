import { parseCalendarDay, parseInstant } from '../../api/dates'
import { RelativeTime } from '../../components/page/RelativeTime'
import { TitleLink } from '../../components/table/TitleLink'
import type { Column } from '../../components/table/tableColumns'
import type { Series } from '../../generated/model.schemas'
import type { Format } from '../../language/format'
import { languageName } from '../../language/languageName'
import { columnBuilder } from '../../lists/browse/columnBuilder'
import type { FilterTextSource } from '../../lists/filters/filterText'
import type { ReadingContext } from '../books'
import { SeriesPoster } from './SeriesCard'
import { seriesLink } from './seriesLink'

type Words = FilterTextSource & { format: Format }

/**
 * Columns of a series table. The title column links to the series.
 * @param context  reading context of the links
 */
export function seriesColumns(
  { t, enumText, format, libraryName }: Words,
  context: ReadingContext | undefined,
): Column<Series>[] {
  const column = columnBuilder<Series>('series', t)
  const figure = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : format.number(value)
  const names = (values: readonly string[]) => format.list(values)
  return [
    column(
      'title',
      300,
      (series, slot) => (
        <TitleLink {...seriesLink(series, context)} {...slot} cover={<SeriesPoster series={series} bare />}>
          {series.metadata.title}
        </TitleLink>
      ),
      { sort: 'title' },
    ),
    column('books', 80, series => figure(series.booksCount), { sort: 'books', figures: true }),
    column('unread', 80, series => figure(series.booksUnreadCount + series.booksInProgressCount), { figures: true }),
    column('status', 110, series =>
      series.oneshot ? t('resources.series.oneshot') : enumText('SeriesStatus', series.metadata.status),
    ),
    column('publisher', 160, series => series.metadata.publisher),
    column('released', 90, series => format.year(parseCalendarDay(series.booksMetadata.releaseDate)), {
      sort: 'released',
      figures: true,
    }),
    column('writers', 180, series => names(namesIn(series, 'writer')), { hidden: true }),
    column('genres', 200, series => names(series.metadata.genres), { hidden: true }),
    column('tags', 200, series => names([...series.metadata.tags, ...series.booksMetadata.tags]), { hidden: true }),
    column('language', 120, series => (series.metadata.language ? languageName(series.metadata.language) : '')),
    column('age', 70, series => figure(series.metadata.ageRating), { figures: true, hidden: true }),
    column('total', 90, series => figure(series.metadata.totalBookCount), { figures: true, hidden: true }),
    column('library', 150, series => libraryName(series.libraryId) ?? '', { hidden: true }),
    column('added', 130, series => <RelativeTime at={parseInstant(series.created)} />, { sort: 'added' }),
    column('updated', 130, series => <RelativeTime at={parseInstant(series.lastModified)} />, {
      sort: 'updated',
      hidden: true,
    }),
    column('folder', 220, series => series.name, { sort: 'folder', hidden: true }),
  ]
}

const namesIn = ({ booksMetadata }: Series, role: string) =>
  booksMetadata.authors.filter(author => author.role === role).map(({ name }) => name)
