import { compareLowerCaseNaturally } from '../archives/compareNaturally'
import type { BookRecord, SeriesRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { sortAndMergeAuthors } from './metadata/sortAndMergeAuthors'

/**
 * Numbers the books of a series from 1, in the natural order of their names. Updates the book count of the series. Does
 * not change locked number fields. Updates the modification date of each book. Also updates the modification date of
 * the metadata of each book, unless both number fields of the book are locked.
 * @returns books whose number in the metadata has changed. The caller must read the files of these books again
 */
export function renumberBooksOfSeries(world: MockServerState, series: SeriesRecord): BookRecord[] {
  const keyOf = (book: BookRecord) => removeBookNameAccents(book.name.trim()).replace(/\s+/g, ' ').toLowerCase()
  const sorted = world.books
    .of(series.id)
    .map(book => ({ book, key: keyOf(book) }))
    .sort((a, b) => compareLowerCaseNaturally(a.key, b.key))
  series.booksCount = sorted.length
  const renumbered = sorted.filter(({ book }, index) => {
    const { metadata } = book
    metadata.authors = sortAndMergeAuthors(metadata.authors)
    const before = `${metadata.number} ${metadata.numberSort}`
    book.number = index + 1
    book.lastModified = world.now()
    if (!metadata.locks.number || !metadata.locks.numberSort) metadata.lastModified = world.now()
    if (!metadata.locks.number) metadata.number = String(index + 1)
    if (!metadata.locks.numberSort) metadata.numberSort = index + 1
    return before !== `${metadata.number} ${metadata.numberSort}`
  })
  world.markChanged()
  return renumbered.map(({ book }) => book)
}

/** Removes accents from a book name. The real server ignores accents when it compares book names. */
function removeBookNameAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFC')
}
