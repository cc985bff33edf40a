import { basename, dirname, join } from 'node:path'
import type { BookRecord, SeriesRecord } from '../../state/libraryRecords'
import { isBookArtwork, isSeriesArtwork, listFolderEntries } from '../walkLibraryFolder'

/** Returns the poster images next to the file of a book. */
export function findBookArtwork(book: Pick<BookRecord, 'path'>): string[] {
  return listFiles(dirname(book.path)).filter(file => isBookArtwork(basename(file), book.path))
}

/** Returns the poster images in the folder of a series. Returns an empty list for one-shots. */
export function findSeriesArtwork(series: SeriesRecord): string[] {
  return series.oneshot ? [] : listFiles(series.path).filter(file => isSeriesArtwork(basename(file)))
}

function listFiles(folder: string): string[] {
  return listFolderEntries(folder)
    .filter(entry => entry.isFile())
    .map(entry => join(folder, entry.name))
}
