import { basename, dirname, join } from 'node:path'
import type { BookRecord, SeriesRecord } from '../../world/records'
import { entriesOf, isBookArtwork, isSeriesArtwork } from '../walkLibrary'

/** Image files beside the file of a book that have its name. */
export function bookArtwork(book: Pick<BookRecord, 'path'>): string[] {
  return filesIn(dirname(book.path)).filter(file => isBookArtwork(basename(file), book.path))
}

/** Image files in the folder of a series with a poster name; none for one-shots. */
export function seriesArtwork(series: SeriesRecord): string[] {
  return series.oneshot ? [] : filesIn(series.path).filter(file => isSeriesArtwork(basename(file)))
}

function filesIn(folder: string): string[] {
  return entriesOf(folder)
    .filter(entry => entry.isFile())
    .map(entry => join(folder, entry.name))
}
