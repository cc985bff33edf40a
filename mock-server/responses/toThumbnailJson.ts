import type { components } from '../../src/generated/openapi'
import type { ThumbnailRecord } from '../state/libraryRecords'

type CommonThumbnailResponse = Omit<components['schemas']['BookThumbnail'], 'bookId'>

/** Returns the fields that all poster responses contain. */
export function toCommonThumbnailJson({
  id,
  type,
  selected,
  mediaType,
  fileSize,
  width,
  height,
}: ThumbnailRecord): CommonThumbnailResponse {
  return { id, type, selected, mediaType, fileSize, width, height }
}

/** Converts a poster of a book to JSON. */
export function toBookThumbnailJson(thumbnail: ThumbnailRecord): components['schemas']['BookThumbnail'] {
  return { ...toCommonThumbnailJson(thumbnail), bookId: thumbnail.ownerId }
}

/** Converts a poster of a series to JSON. */
export function toSeriesThumbnailJson(thumbnail: ThumbnailRecord): components['schemas']['SeriesThumbnail'] {
  return { ...toCommonThumbnailJson(thumbnail), seriesId: thumbnail.ownerId }
}
