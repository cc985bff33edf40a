import type { components } from '../../src/generated/openapi'
import { bookMetadataFields } from '../fields/bookMetadataFields'
import { lockFlags } from '../fields/metadataFieldTable'
import { getBookPages } from '../world/pageStore'
import type { World } from '../world/world'
import type { BookRecord, PageRecord, ProgressRecord, UserRecord } from '../world/worldRecords'
import { formatFileSize, formatUtc, pathVisibleTo } from './formatResponseValues'

type Book = components['schemas']['Book']

/**
 * Converts a book to the response for a user: with the progress of that user, and the full path for administrators
 * only.
 */
export function bookResponse(world: World, user: UserRecord, book: BookRecord): Book {
  const { media } = book
  const progress = world.progress.of(user.id, book.id)
  return {
    id: book.id,
    seriesId: book.seriesId,
    seriesTitle: world.series.get(book.seriesId)?.metadata.title ?? '',
    libraryId: book.libraryId,
    name: book.name,
    url: pathVisibleTo(user, book.path),
    number: book.number,
    created: formatUtc(book.created),
    lastModified: formatUtc(book.lastModified),
    fileLastModified: formatUtc(book.fileLastModified),
    sizeBytes: book.sizeBytes,
    size: formatFileSize(book.sizeBytes),
    media: {
      status: media.status,
      mediaType: media.mediaType,
      pagesCount: media.pagesCount,
      comment: media.comment,
      epubDivinaCompatible: media.epubDivinaCompatible,
      epubIsKepub: media.epubIsKepub,
      mediaProfile: media.mediaProfile,
    },
    metadata: metadataResponse(book),
    readProgress: progress ? readProgressResponse(progress) : null,
    deleted: book.deleted,
    fileHash: book.fileHash,
    oneshot: book.oneshot,
  }
}

/** Pages of a book as the API lists them. */
export function bookPagesResponse(world: World, book: BookRecord): components['schemas']['BookPage'][] {
  return getBookPages(world, book).map(bookPageResponse)
}

/**
 * Converts a page.
 * @param index position of the page, from 0
 */
export function bookPageResponse(page: PageRecord, index: number): components['schemas']['BookPage'] {
  const { fileName, mediaType, width, height, sizeBytes } = page
  return {
    number: index + 1,
    fileName,
    mediaType,
    width,
    height,
    sizeBytes,
    size: sizeBytes === null ? '' : formatFileSize(sizeBytes),
  }
}

function metadataResponse({ metadata }: BookRecord): Book['metadata'] {
  const { locks, created, lastModified, ...fields } = metadata
  return {
    ...fields,
    ...lockFlags(bookMetadataFields, locks),
    created: formatUtc(created),
    lastModified: formatUtc(lastModified),
  }
}

function readProgressResponse(progress: ProgressRecord): NonNullable<Book['readProgress']> {
  return {
    page: progress.page,
    completed: progress.completed,
    readDate: formatUtc(progress.readDate),
    created: formatUtc(progress.created),
    lastModified: formatUtc(progress.lastModified),
    deviceId: progress.deviceId,
    deviceName: progress.deviceName,
  }
}
