import { parseServerInstant } from '../../../api/serverDates'
import type { Book } from '../../../generated/model.schemas'
import type { RecordTableColumn } from '../../../lists/table/tableDefinition'
import { formatFullBookTitle } from '../bookTitle'
import { BookFileSizeCell, MediaTypeCell, ProblemBookCell } from './ProblemBookCells'

const field = (name: string) => `resources.bookAnalysis.fields.${name}`

/** Column with the book title. The table of the media analysis and the table of missing posters share this column. */
export const problemBookTitleColumn: RecordTableColumn<Book> = {
  id: 'book',
  labelKey: field('book'),
  value: book => formatFullBookTitle(book),
  sort: 'metadata.title',
  Cell: ProblemBookCell,
  width: 280,
  minWidth: 160,
  cardPriority: 1,
}

export const problemBookSeriesColumn: RecordTableColumn<Book> = {
  id: 'series',
  labelKey: field('series'),
  value: ({ seriesTitle }) => seriesTitle,
  width: 180,
  hiddenByDefault: true,
}

export const problemBookLibraryColumn: RecordTableColumn<Book> = {
  id: 'library',
  labelKey: field('library'),
  value: ({ libraryId }, { libraryName }) => libraryName(libraryId) ?? libraryId,
  width: 130,
  minWidth: 92,
  cardPriority: 4,
}

/** Columns with the properties of a book's file. */
export const problemBookFileColumns: readonly RecordTableColumn<Book>[] = [
  {
    id: 'mediaType',
    labelKey: field('mediaType'),
    value: ({ media }) => media.mediaType,
    sort: 'media.mediaType',
    Cell: MediaTypeCell,
    width: 120,
    minWidth: 96,
  },
  {
    id: 'path',
    labelKey: field('path'),
    value: ({ url }) => url,
    sort: 'url',
    isPath: true,
    width: 360,
    minWidth: 160,
    growth: 1,
    cardPriority: 5,
  },
  {
    id: 'size',
    labelKey: field('size'),
    value: ({ sizeBytes }) => sizeBytes,
    sort: 'fileSize',
    Cell: BookFileSizeCell,
    descendingFirst: true,
    align: 'end',
    width: 110,
    minWidth: 92,
  },
  {
    id: 'unavailable',
    labelKey: field('unavailable'),
    value: ({ deleted }) => deleted,
    width: 130,
    hiddenByDefault: true,
  },
  {
    id: 'created',
    labelKey: field('created'),
    value: ({ created }) => parseServerInstant(created),
    sort: 'createdDate',
    descendingFirst: true,
    width: 130,
    hiddenByDefault: true,
  },
  {
    id: 'lastModified',
    labelKey: field('lastModified'),
    value: ({ lastModified }) => parseServerInstant(lastModified),
    sort: 'lastModifiedDate',
    descendingFirst: true,
    width: 130,
    hiddenByDefault: true,
  },
]
