import type { components } from '../../src/generated/openapi'
import type { ThumbnailRecord } from '../state/libraryRecords'

type CommonThumbnailResponse = Omit<components['schemas']['BookThumbnail'], 'bookId'>

/** Returns the JSON fields that posters of books, series, collections and read lists have in common. */
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

export function toBookThumbnailJson(thumbnail: ThumbnailRecord): components['schemas']['BookThumbnail'] {
  return { ...toCommonThumbnailJson(thumbnail), bookId: thumbnail.ownerId }
}

export function toSeriesThumbnailJson(thumbnail: ThumbnailRecord): components['schemas']['SeriesThumbnail'] {
  return { ...toCommonThumbnailJson(thumbnail), seriesId: thumbnail.ownerId }
}
