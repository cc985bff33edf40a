import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { describeErrorForLog } from '../../../server/operation/describeErrorForLog'
import { computeEpubPositions } from '../../archives/epub/computeEpubPositions'
import {
  type EpubPublication,
  getEpubCacheWeightOptions,
  type StoredEpubPublication,
} from '../../archives/epub/readEpubContents'
import { readEpubContentsInWorker } from '../../archives/epub/readEpubContentsInWorker'
import { ParsedFileCache } from '../../archives/parsedFileCache'
import { isBookFileReadable } from '../libraryFiles'
import type { BookRecord } from '../libraryRecords'
import type { MockServerState } from '../mockServerState'

const cache = new ParsedFileCache<EpubPublication>(12, getEpubCacheWeightOptions())
const publicationFile = (world: MockServerState, bookId: string) => join(world.filesDir, 'epubs', `${bookId}.deflate`)

/**
 * Stores a publication in a compressed file, because requests for the manifest, the positions and the reading progress
 * must work even if the book file is missing. The publication is not in `state.json`, because the server holds the
 * whole `state.json` in memory.
 */
export function storeEpubPublication(world: MockServerState, bookId: string, publication: StoredEpubPublication): void {
  const { resources, toc, landmarks, pageList, fixedLayout } = publication
  const file = publicationFile(world, bookId)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, deflateRawSync(Buffer.from(JSON.stringify({ resources, toc, landmarks, pageList, fixedLayout }))))
}

/** Copies the stored publication of a book to another book. Does nothing if none is stored. */
export function copyEpubPublication(world: MockServerState, from: BookRecord, to: BookRecord): void {
  if (from.media.mediaProfile !== 'EPUB') return
  const file = publicationFile(world, from.id)
  if (existsSync(file)) copyFileSync(file, publicationFile(world, to.id))
}

/** Deletes the stored publication of a book. Does nothing for a book that is not an EPUB. */
export function deleteEpubPublication(world: MockServerState, { id, media }: BookRecord): void {
  if (media.mediaProfile === 'EPUB') rmSync(publicationFile(world, id), { force: true })
}

/**
 * Returns the stored publication of an EPUB. If no publication is stored, for example because an earlier version of the
 * server analyzed the book, reads the book file and stores the publication.
 * @returns undefined if no publication is stored and the book file cannot be read
 */
export async function getEpubPublication(
  world: MockServerState,
  book: BookRecord,
): Promise<EpubPublication | undefined> {
  const readStored = () => readStoredPublication(publicationFile(world, book.id))
  const stored = readStored()
  if (stored || !isBookFileReadable(world, book)) return stored
  const contents = await readEpubContentsInWorker(world.archives, book.path).catch(() => undefined)
  const storedMeanwhile = readStored()
  if (storedMeanwhile || !contents) return storedMeanwhile
  if (world.books.get(book.id) === book) storeIfPossible(world, book.id, contents)
  return contents
}

/**
 * Stores a publication. If the publication cannot be stored, for example because the data folder is not writable, only
 * logs the error. The next request then reads the book file again.
 */
function storeIfPossible(world: MockServerState, bookId: string, publication: StoredEpubPublication): void {
  try {
    storeEpubPublication(world, bookId, publication)
  } catch (error) {
    console.error(`The publication of book ${bookId} could not be stored: ${describeErrorForLog(error)}`)
  }
}

function readStoredPublication(file: string): EpubPublication | undefined {
  try {
    return cache.get(file, '', () => {
      const publication = JSON.parse(inflateRawSync(readFileSync(file)).toString('utf8')) as StoredEpubPublication
      return { ...publication, positions: computePositionsIfPossible(publication) }
    })
  } catch {
    return undefined
  }
}

/**
 * Returns the positions of an EPUB. Returns an empty array if the EPUB has too many positions. The analysis of a book
 * also produces an empty array in this case.
 */
function computePositionsIfPossible({ resources, fixedLayout }: StoredEpubPublication): EpubPublication['positions'] {
  try {
    return computeEpubPositions(resources, fixedLayout)
  } catch {
    return []
  }
}
