import { basename, dirname, join } from 'node:path'
import type { BookRecord, SeriesRecord } from '../../world/records'
import { entriesOf, isBookArtwork, isSeriesArtwork } from '../walkLibrary'

/** Pictures beside a book's file that bear its name. */
export function bookArtwork(book: Pick<BookRecord, 'path'>): string[] {
  return filesIn(dirname(book.path)).filter(file => isBookArtwork(basename(file), book.path))
}

/** Pictures in a series' folder that are named as posters are; a one-shot has none of its own. */
export function seriesArtwork(series: SeriesRecord): string[] {
  return series.oneshot ? [] : filesIn(series.path).filter(file => isSeriesArtwork(basename(file)))
}

function filesIn(folder: string): string[] {
  return entriesOf(folder)
    .filter(entry => entry.isFile())
    .map(entry => join(folder, entry.name))
}
