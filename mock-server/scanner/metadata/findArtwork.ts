import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { archiveLimits } from '../../archives/archiveLimits'
import { ParsedFileCache } from '../../archives/parsedFileCache'
import type { BookRecord, SeriesRecord } from '../../state/libraryRecords'
import { getBookArtworkKey, groupArtworkByBook, isSeriesArtwork, listFolderEntries } from '../walkLibraryFolder'

/**
 * Cache of the poster images in the most recently read folders. Without this cache, the server would list a folder
 * again for each book in it. For a large folder, this would take hours.
 */
const artworkByFolder = new ParsedFileCache<ReadonlyMap<string, string[]>>(4)

/**
 * Returns the paths of the poster images of a book, at most `archiveLimits.artworkFileCount`. These images are in the
 * folder of the book file. An image has the same name as the book file, or this name with a number at the end. For
 * example, `Book.jpg` and `Book-1.jpg` are posters of `Book.cbz`.
 */
export function findBookArtwork({ path }: Pick<BookRecord, 'path'>): string[] {
  const folder = dirname(path)
  const artwork = existsSync(folder)
    ? artworkByFolder.get(folder, '', () => groupArtworkByBook(listFiles(folder)))
    : undefined
  return (artwork?.get(getBookArtworkKey(path)) ?? []).slice(0, archiveLimits.artworkFileCount)
}

/** Returns the paths of the poster images in the folder of a series. Returns an empty list for a one-shot. */
export function findSeriesArtwork(series: SeriesRecord): string[] {
  return series.oneshot ? [] : listFiles(series.path).filter(file => isSeriesArtwork(basename(file)))
}

function listFiles(folder: string): string[] {
  return listFolderEntries(folder)
    .filter(entry => entry.isFile())
    .map(entry => join(folder, entry.name))
}
