import type { components } from '../../src/generated/openapi'
import type { ThumbnailRecord } from '../world/records'

type Poster = Omit<components['schemas']['BookThumbnail'], 'bookId'>

/** Fields that the responses of all posters have in common. */
export function posterAnswer({ id, type, selected, mediaType, fileSize, width, height }: ThumbnailRecord): Poster {
  return { id, type, selected, mediaType, fileSize, width, height }
}

/** Converts a poster of a book. */
export function bookThumbnailAnswer(thumbnail: ThumbnailRecord): components['schemas']['BookThumbnail'] {
  return { ...posterAnswer(thumbnail), bookId: thumbnail.ownerId }
}

/** Converts a poster of a series. */
export function seriesThumbnailAnswer(thumbnail: ThumbnailRecord): components['schemas']['SeriesThumbnail'] {
  return { ...posterAnswer(thumbnail), seriesId: thumbnail.ownerId }
}
