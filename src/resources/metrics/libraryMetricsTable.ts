import type { CellTexts, TableDefinition } from '../../lists/table/tableDefinition'
import { DiskSpaceCell, LibraryNameCell } from './MetricCells'
import type { LibraryRow } from './metricRows'

const field = (name: string) => `resources.metrics.fields.${name}`

/** Returns the name of the library of a row. */
export const libraryRowName = ({ name }: LibraryRow, { t }: Pick<CellTexts, 't'>): string =>
  name ?? t('page.metrics.deletedLibraries')

const numberColumn = { descendingFirst: true, align: 'end' } as const

/** Table of the figures of each library. */
export const libraryMetricsTable: TableDefinition<LibraryRow> = {
  name: 'libraryMetrics',
  resource: 'metrics',
  labelKey: 'page.metrics.byLibrary',
  countKey: 'page.metrics.libraryCount',
  defaultSort: [{ column: 'books', direction: 'desc' }],
  columns: [
    {
      id: 'library',
      labelKey: field('library'),
      value: libraryRowName,
      sort: 'library',
      Cell: LibraryNameCell,
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
      Cell: DiskSpaceCell,
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
