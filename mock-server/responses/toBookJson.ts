import type { components } from '../../src/generated/openapi'
import { bookMetadataFieldDefinitions } from '../fields/bookMetadataFieldDefinitions'
import { createMetadataLockFlags } from '../fields/metadataFieldDefinitions'
import { getBookPageRecords } from '../state/bookContents/bookPageStore'
import type { BookPageRecord, BookRecord, ReadProgressRecord, UserRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { formatFileSize, formatUtcTime, getFilePathVisibleToUser } from './formatResponseValues'

type Book = components['schemas']['Book']

/**
 * Converts a book to JSON for a user. Includes the progress of the user. Only administrators see the full path of the
 * book file.
 */
export function toBookJson(world: MockServerState, user: UserRecord, book: BookRecord): Book {
  const { media } = book
  const progress = world.progress.of(user.id, book.id)
  return {
    id: book.id,
    seriesId: book.seriesId,
    seriesTitle: world.series.get(book.seriesId)?.metadata.title ?? '',
    libraryId: book.libraryId,
    name: book.name,
    url: getFilePathVisibleToUser(user, book.path),
    number: book.number,
    created: formatUtcTime(book.created),
    lastModified: formatUtcTime(book.lastModified),
    fileLastModified: formatUtcTime(book.fileLastModified),
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

export function toBookPagesJson(world: MockServerState, book: BookRecord): components['schemas']['BookPage'][] {
  return getBookPageRecords(world, book).map(toBookPageJson)
}

/**
 * Converts a page to JSON.
 * @param index position of the page, from 0
 */
export function toBookPageJson(page: BookPageRecord, index: number): components['schemas']['BookPage'] {
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
    ...createMetadataLockFlags(bookMetadataFieldDefinitions, locks),
    created: formatUtcTime(created),
    lastModified: formatUtcTime(lastModified),
  }
}

function readProgressResponse(progress: ReadProgressRecord): NonNullable<Book['readProgress']> {
  return {
    page: progress.page,
    completed: progress.completed,
    readDate: formatUtcTime(progress.readDate),
    created: formatUtcTime(progress.created),
    lastModified: formatUtcTime(progress.lastModified),
    deviceId: progress.deviceId,
    deviceName: progress.deviceName,
  }
}
