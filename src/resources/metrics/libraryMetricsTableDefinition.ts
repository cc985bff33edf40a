import type { CellTextFormatters, RecordTableDefinition } from '../../lists/table/tableDefinition'
import { LibraryMetricDiskSpaceCell, LibraryMetricNameCell } from './MetricCells'
import type { LibraryMetricRow } from './metricRows'

const field = (name: string) => `resources.metrics.fields.${name}`

/**
 * Returns the name of the library of a table row. For the row that combines all deleted libraries, returns a translated
 * text.
 */
export const getLibraryMetricRowName = ({ name }: LibraryMetricRow, { t }: Pick<CellTextFormatters, 't'>): string =>
  name ?? t('page.metrics.deletedLibraries')

const numberColumn = { descendingFirst: true, align: 'end' } as const

/** Table with the metrics of each library. */
export const libraryMetricsTableDefinition: RecordTableDefinition<LibraryMetricRow> = {
  name: 'libraryMetrics',
  resource: 'metrics',
  labelKey: 'page.metrics.byLibrary',
  countKey: 'page.metrics.libraryCount',
  defaultSort: [{ column: 'books', direction: 'desc' }],
  columns: [
    {
      id: 'library',
      labelKey: field('library'),
      value: getLibraryMetricRowName,
      sort: 'library',
      Cell: LibraryMetricNameCell,
      width: 260,
      cardPriority: 1,
    },
    {
      ...numberColumn,
      id: 'series',
      labelKey: field('series'),
      value: ({ series }) => series,
      sort: 'series',
      width: 120,
      cardPriority: 2,
    },
    {
      ...numberColumn,
      id: 'books',
      labelKey: field('books'),
      value: ({ books }) => books,
      sort: 'books',
      width: 120,
      cardPriority: 3,
    },
    {
      ...numberColumn,
      id: 'diskSpace',
      labelKey: field('diskSpace'),
      value: ({ diskSpace }) => diskSpace,
      Cell: LibraryMetricDiskSpaceCell,
      sort: 'diskSpace',
      width: 140,
      cardPriority: 4,
    },
    {
      ...numberColumn,
      id: 'sidecars',
      labelKey: field('sidecars'),
      value: ({ sidecars }) => sidecars,
      sort: 'sidecars',
      width: 120,
      cardPriority: 5,
    },
  ],
}
