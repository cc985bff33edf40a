import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { archiveLimits } from '../../archives/archiveLimits'
import { ParsedFileCache } from '../../archives/parsedFileCache'
import type { BookRecord, SeriesRecord } from '../../state/libraryRecords'
import { getBookArtworkKey, groupArtworkByBook, isSeriesArtwork, listFolderEntries } from '../walkLibraryFolder'

/**
 * Poster images of the most recently read folders. Without this cache, the server would list a large folder once for
 * each of its books, which takes hours.
 */
const artworkByFolder = new ParsedFileCache<ReadonlyMap<string, string[]>>(4)

/**
 * Returns the poster images of a book: images in the folder of the book file. An image has the name of the file,
 * optionally followed by a number.
 */
export function findBookArtwork({ path }: Pick<BookRecord, 'path'>): string[] {
  const folder = dirname(path)
  const artwork = existsSync(folder)
    ? artworkByFolder.get(folder, '', () => groupArtworkByBook(listFiles(folder)))
    : undefined
  return (artwork?.get(getBookArtworkKey(path)) ?? []).slice(0, archiveLimits.artworkFileCount)
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
