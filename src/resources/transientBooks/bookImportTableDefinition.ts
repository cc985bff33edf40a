import type { CellTextFormatters, RecordTableColumn, RecordTableDefinition } from '../../lists/table/tableDefinition'
import { getPathBaseName } from '../../machines/import/destinationFileName'
import { ImportBookNumberCell } from './ImportBookNumberCell'
import {
  ImportAddOrReplaceCell,
  ImportDestinationFileNameCell,
  ImportFileSizeCell,
  ImportRowDetailsCell,
  ImportSeriesCell,
  ImportStatusCell,
} from './ImportRowCells'
import { formatImportRowDetails, getImportFileFormat } from './importRowTexts'
import { type ImportTableRow, importRowStatuses } from './importTableRows'

const field = (name: string) => `resources.transientBooks.fields.${name}`

const columns: readonly RecordTableColumn<ImportTableRow>[] = [
  {
    id: 'file',
    labelKey: field('file'),
    value: ({ file }) => getPathBaseName(file.url),
    sort: 'file',
    width: 200,
    cardPriority: 1,
  },
  {
    id: 'status',
    labelKey: field('status'),
    value: ({ status }, { t }) => t(`page.importBooks.status.${status}`),
    sort: 'status',
    Cell: ImportStatusCell,
    width: 130,
    minWidth: 130,
    cardPriority: 2,
  },
  {
    id: 'series',
    labelKey: field('series'),
    value: ({ plan, row }) => plan.series?.title ?? row.proposal?.series.title,
    sort: 'series',
    Cell: ImportSeriesCell,
    width: 210,
    minWidth: 180,
    cardPriority: 3,
  },
  {
    id: 'number',
    labelKey: field('number'),
    value: ({ plan }) => plan.number,
    sort: 'number',
    Cell: ImportBookNumberCell,
    width: 84,
    cardPriority: 4,
  },
  {
    id: 'details',
    labelKey: field('details'),
    value: formatImportRowDetails,
    sort: 'details',
    Cell: ImportRowDetailsCell,
    width: 190,
    cardPriority: 5,
  },
  {
    id: 'outcome',
    labelKey: field('outcome'),
    value: outcomeText,
    sort: 'outcome',
    Cell: ImportAddOrReplaceCell,
    width: 110,
    cardPriority: 6,
  },
  {
    id: 'destination',
    labelKey: field('destination'),
    value: ({ plan }) => (plan.series ? plan.destinationName : undefined),
    sort: 'destination',
    Cell: ImportDestinationFileNameCell,
    width: 220,
  },
  {
    id: 'size',
    labelKey: field('size'),
    value: ({ file }) => file.sizeBytes,
    sort: 'size',
    descendingFirst: true,
    Cell: ImportFileSizeCell,
    align: 'end',
    width: 90,
  },
  {
    id: 'format',
    labelKey: field('format'),
    value: getImportFileFormat,
    sort: 'format',
    width: 90,
    hiddenByDefault: true,
  },
  {
    id: 'path',
    labelKey: field('path'),
    value: ({ file }) => file.url,
    sort: 'path',
    width: 400,
    hiddenByDefault: true,
  },
]

function outcomeText({ status, plan }: ImportTableRow, { t }: CellTextFormatters): string {
  return status === 'ready' || status === 'incomplete' ? t(`page.importBooks.outcome.${plan.outcome}`) : ''
}

/** Table of the book files in the scanned folder. */
export const bookImportTableDefinition: RecordTableDefinition<ImportTableRow> = {
  name: 'bookImport',
  resource: 'transientBooks',
  labelKey: 'resources.transientBooks.name',
  countKey: 'resources.transientBooks.count',
  columns,
  filters: [
    {
      id: 'q',
      labelKey: field('text'),
      kind: 'text',
      isPrimary: true,
      value: ({ file, plan, row }) => [
        file.url,
        plan.series?.title ?? row.proposal?.series.title,
        plan.destinationName,
      ],
    },
    {
      id: 'status',
      labelKey: field('status'),
      kind: 'enum',
      values: importRowStatuses,
      valueKey: 'page.importBooks.status',
      value: ({ status }) => status,
    },
    {
      id: 'outcome',
      labelKey: field('outcome'),
      kind: 'enum',
      values: ['new', 'upgrade', 'impossible'],
      valueKey: 'page.importBooks.outcome',
      value: ({ status, plan }) => (status === 'ready' || status === 'incomplete' ? plan.outcome : undefined),
    },
  ],
}
