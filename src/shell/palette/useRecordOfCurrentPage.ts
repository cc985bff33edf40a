import { useParams } from '@tanstack/react-router'
import { runRecordAction } from '../../actions/availableActions'
import type { RecordTypeByResource, ResourceWithActions } from '../../actions/perRecordActionDefinitions'
import {
  type RecordsForCommandPaletteActions,
  toRecordsForCommandPaletteActions,
} from '../../actions/recordsForCommandPaletteActions'
import { useGetBook } from '../../generated/books/books.hooks'
import { useGetCollection } from '../../generated/collections/collections.hooks'
import { useGetReadList } from '../../generated/readlists/readlists.hooks'
import { useGetSeries } from '../../generated/series/series.hooks'
import { formatFullBookTitle } from '../../resources/books'
import { useLibraries } from '../../resources/libraries'

/** Returns the book, series, collection, read list or library that the current page shows. */
export function useRecordOfCurrentPage(): RecordsForCommandPaletteActions | undefined {
  const {
    seriesId = '',
    bookId = '',
    libraryId = '',
    collectionId = '',
    readListId = '',
  } = useParams({ strict: false })
  const withoutErrorNotice = { shownBy: 'none' as const }
  const series = useGetSeries(seriesId, { query: { meta: withoutErrorNotice, enabled: seriesId !== '' } }).data
  const book = useGetBook(bookId, { query: { meta: withoutErrorNotice, enabled: bookId !== '' } }).data
  const collection = useGetCollection(collectionId, {
    query: { meta: withoutErrorNotice, enabled: collectionId !== '' },
  }).data
  const readList = useGetReadList(readListId, { query: { meta: withoutErrorNotice, enabled: readListId !== '' } }).data
  const library = useLibraries().find(({ id }) => id === libraryId)
  if (book && bookId) return singleActiveRecord('books', book, formatFullBookTitle(book))
  if (series && seriesId) return singleActiveRecord('series', series, series.metadata.title)
  if (collection && collectionId) return singleActiveRecord('collections', collection, collection.name)
  if (readList && readListId) return singleActiveRecord('readlists', readList, readList.name)
  return library && singleActiveRecord('libraries', library, library.name)
}

const singleActiveRecord = <Resource extends ResourceWithActions>(
  resource: Resource,
  record: RecordTypeByResource[Resource],
  title: string,
) =>
  toRecordsForCommandPaletteActions({
    resource,
    total: 1,
    records: [record],
    title,
    run: name => void runRecordAction(name, resource, [{ record, title }]),
  })
