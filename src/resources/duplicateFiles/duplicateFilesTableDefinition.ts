import { parseServerInstant } from '../../api/serverDates'
import type { CellTextFormatters, RecordTableColumn, RecordTableDefinition } from '../../lists/table/tableDefinition'
import { formatFullBookTitle } from '../books'
import {
  countRedundantFileBytes,
  type DuplicateFileGroup,
  type DuplicateFileGroupWithMark,
} from './duplicateFileGroups'

const field = (name: string) => `resources.duplicateFiles.fields.${name}`

const columns: readonly RecordTableColumn<DuplicateFileGroupWithMark>[] = [
  {
    id: 'gain',
    labelKey: field('gain'),
    value: countRedundantFileBytes,
    sort: 'gain',
    descendingFirst: true,
    width: 120,
  },
  {
    id: 'title',
    labelKey: field('title'),
    value: ({ books: [first] }) => first && formatFullBookTitle(first),
    sort: 'title',
    width: 240,
  },
  {
    id: 'files',
    labelKey: field('files'),
    value: ({ books }) => books.length,
    sort: 'files',
    descendingFirst: true,
    width: 90,
  },
  {
    id: 'size',
    labelKey: field('size'),
    value: ({ books }) => books[0]?.sizeBytes,
    sort: 'size',
    descendingFirst: true,
    width: 110,
  },
  {
    id: 'added',
    labelKey: field('added'),
    value: ({ books }) =>
      parseServerInstant(
        books
          .map(({ created }) => created)
          .sort()
          .at(-1),
      ),
    sort: 'added',
    descendingFirst: true,
    width: 130,
  },
  { id: 'libraries', labelKey: field('libraries'), value: libraryNames, sort: 'libraries', width: 160 },
  { id: 'paths', labelKey: field('paths'), value: ({ books }) => books.map(({ url }) => url).join('\n'), width: 400 },
  { id: 'hash', labelKey: field('hash'), value: ({ id }) => id, width: 240 },
]

function libraryNames({ books }: DuplicateFileGroup, { libraryName }: CellTextFormatters): string {
  const ids = [...new Set(books.map(({ libraryId }) => libraryId))]
  return ids.map(id => libraryName(id) ?? id).join(', ')
}

/** Definition of the table of duplicate files, with a row for each group. */
export const duplicateFilesTableDefinition: RecordTableDefinition<DuplicateFileGroupWithMark> = {
  name: 'duplicateFiles',
  resource: 'books',
  labelKey: 'resources.duplicateFiles.name',
  countKey: 'resources.duplicateFiles.count',
  columns,
  defaultSort: [{ column: 'gain', direction: 'desc' }],
  filters: [
    {
      id: 'q',
      labelKey: field('text'),
      kind: 'text',
      isPrimary: true,
      value: ({ id, books }) => [id, ...books.flatMap(book => [book.url, formatFullBookTitle(book)])],
    },
    {
      id: 'marked',
      labelKey: 'page.duplicateFiles.marked',
      kind: 'boolean',
      value: ({ isMarked }) => isMarked,
    },
    {
      id: 'library',
      labelKey: field('library'),
      kind: 'enum',
      values: ['same', 'different'],
      valueKey: 'page.duplicateFiles.spread',
      value: ({ books }) => (new Set(books.map(({ libraryId }) => libraryId)).size > 1 ? 'different' : 'same'),
    },
    {
      id: 'progress',
      labelKey: field('progress'),
      kind: 'boolean',
      value: ({ books }) => books.some(({ readProgress }) => readProgress !== null),
    },
    {
      id: 'unavailable',
      labelKey: field('unavailable'),
      kind: 'boolean',
      value: ({ books }) => books.some(({ deleted }) => deleted),
    },
  ],
}
