import type { components } from '../../generated/openapi'
import { bookFields } from '../fields/bookFields'
import { lockAnswers } from '../fields/fieldTable'
import { pagesOf } from '../world/pageStore'
import type { BookRecord, PageRecord, ProgressRecord, UserRecord } from '../world/records'
import type { World } from '../world/world'
import { humanSize, shownPath, utc } from './format'

type Book = components['schemas']['Book']

/** A book as the API sends it to one user: with that user's progress, and its whole path only for administrators. */
export function bookAnswer(world: World, user: UserRecord, book: BookRecord): Book {
  const { media } = book
  const progress = world.progress.of(user.id, book.id)
  return {
    id: book.id,
    seriesId: book.seriesId,
    seriesTitle: world.series.get(book.seriesId)?.metadata.title ?? '',
    libraryId: book.libraryId,
    name: book.name,
    url: shownPath(user, book.path),
    number: book.number,
    created: utc(book.created),
    lastModified: utc(book.lastModified),
    fileLastModified: utc(book.fileLastModified),
    sizeBytes: book.sizeBytes,
    size: humanSize(book.sizeBytes),
    media: {
      status: media.status,
      mediaType: media.mediaType,
      pagesCount: media.pagesCount,
      comment: media.comment,
      epubDivinaCompatible: media.epubDivinaCompatible,
      epubIsKepub: media.epubIsKepub,
      mediaProfile: media.mediaProfile,
    },
    metadata: metadataAnswer(book),
    readProgress: progress ? progressAnswer(progress) : null,
    deleted: book.deleted,
    fileHash: book.fileHash,
    oneshot: book.oneshot,
  }
}

/** The pages of a book as the API lists them. */
export function pagesAnswer(world: World, book: BookRecord): components['schemas']['BookPage'][] {
  return pagesOf(world, book).map(pageAnswer)
}

/** One page; `index` counts from 0. */
export function pageAnswer(page: PageRecord, index: number): components['schemas']['BookPage'] {
  const { fileName, mediaType, width, height, sizeBytes } = page
  return {
    number: index + 1,
    fileName,
    mediaType,
    width,
    height,
    sizeBytes,
    size: sizeBytes === null ? '' : humanSize(sizeBytes),
  }
}

function metadataAnswer({ metadata }: BookRecord): Book['metadata'] {
  const { locks, created, lastModified, ...fields } = metadata
  return {
    ...fields,
    ...lockAnswers(bookFields, locks),
    created: utc(created),
    lastModified: utc(lastModified),
  }
}

function progressAnswer(progress: ProgressRecord): NonNullable<Book['readProgress']> {
  return {
    page: progress.page,
    completed: progress.completed,
    readDate: utc(progress.readDate),
    created: utc(progress.created),
    lastModified: utc(progress.lastModified),
    deviceId: progress.deviceId,
    deviceName: progress.deviceName,
  }
}
