import { useCallback, useSyncExternalStore } from 'react'
import { getDownloadBookUrl, getGetBookPageThumbnailUrl, getGetBookPageUrl } from '../generated/books/books'
import type { GetBookPageParams } from '../generated/model.schemas'
import { getGetBookResourceUrl } from '../generated/publications/publications'
import { getDownloadReadListUrl } from '../generated/readlists/readlists'
import { getDownloadSeriesUrl } from '../generated/series/series'
import {
  getGetBookThumbnailByIdUrl,
  getGetBookThumbnailUrl,
  getGetCollectionThumbnailByIdUrl,
  getGetCollectionThumbnailUrl,
  getGetReadListThumbnailByIdUrl,
  getGetReadListThumbnailUrl,
  getGetSeriesThumbnailByIdUrl,
  getGetSeriesThumbnailUrl,
} from '../generated/thumbnails/thumbnails'
import { basePath, serverUrl } from './address'
import { onPoster, type PosterOwner, posterVersion } from './imageVersions'

export type { PosterOwner } from './imageVersions'

const posters: Record<PosterOwner, (id: string) => string> = {
  books: getGetBookThumbnailUrl,
  series: getGetSeriesThumbnailUrl,
  collections: getGetCollectionThumbnailUrl,
  readlists: getGetReadListThumbnailUrl,
}

const oneOfPosters: Record<PosterOwner, (id: string, thumbnailId: string) => string> = {
  books: getGetBookThumbnailByIdUrl,
  series: getGetSeriesThumbnailByIdUrl,
  collections: getGetCollectionThumbnailByIdUrl,
  readlists: getGetReadListThumbnailByIdUrl,
}

const files = { books: getDownloadBookUrl, series: getDownloadSeriesUrl, readlists: getDownloadReadListUrl }

/** The address of the chosen poster of a thing. It changes after a live event said that the poster was replaced. */
export function posterUrl(owner: PosterOwner, id: string): string {
  const version = posterVersion(owner, id)
  return here(posters[owner](id)) + (version > 0 ? `?v=${version}` : '')
}

/** {@link posterUrl} that follows the live events. */
export function usePosterUrl(owner: PosterOwner, id: string): string {
  const subscribe = useCallback((listener: () => void) => onPoster(owner, id, listener), [owner, id])
  return useSyncExternalStore(subscribe, () => posterUrl(owner, id))
}

/** The address of one of the posters that a thing has. */
export const thumbnailUrl = (owner: PosterOwner, id: string, thumbnailId: string): string =>
  here(oneOfPosters[owner](id, thumbnailId))

/**
 * The address of a page as a picture.
 * @param page  from 1
 * @param options  `convert` where the browser cannot show the page's own type
 */
export const pageUrl = (bookId: string, page: number, options?: GetBookPageParams): string =>
  here(getGetBookPageUrl(bookId, page, options))

/** The address of a small picture of a page, from 1. */
export const pageThumbnailUrl = (bookId: string, page: number): string => here(getGetBookPageThumbnailUrl(bookId, page))

/** The address of the file of a book, or of all files of a series or read list in one archive. Needs `file.download`. */
export const fileUrl = (owner: keyof typeof files, id: string): string => here(files[owner](id))

/** The full address under which the files inside an EPUB stand; its manifest's links begin with it. */
export const resourcesUrl = (bookId: string): string => serverUrl(getGetBookResourceUrl(bookId, ''))

const here = (path: string) => basePath + path
