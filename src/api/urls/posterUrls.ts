import { useCallback, useSyncExternalStore } from 'react'
import {
  getGetBookThumbnailByIdUrl,
  getGetBookThumbnailUrl,
  getGetCollectionThumbnailByIdUrl,
  getGetCollectionThumbnailUrl,
  getGetReadListThumbnailByIdUrl,
  getGetReadListThumbnailUrl,
  getGetSeriesThumbnailByIdUrl,
  getGetSeriesThumbnailUrl,
} from '../../generated/thumbnails/thumbnails'
import { getPosterVersion, onPosterVersionChange, type ResourceWithPosters } from '../cache/posterVersions'
import { clientBasePath } from '../toAbsoluteServerUrl'

export type { ResourceWithPosters } from '../cache/posterVersions'

const posterUrlBuilders: Record<ResourceWithPosters, (id: string) => string> = {
  books: getGetBookThumbnailUrl,
  series: getGetSeriesThumbnailUrl,
  collections: getGetCollectionThumbnailUrl,
  readlists: getGetReadListThumbnailUrl,
}

const thumbnailUrlBuilders: Record<ResourceWithPosters, (id: string, thumbnailId: string) => string> = {
  books: getGetBookThumbnailByIdUrl,
  series: getGetSeriesThumbnailByIdUrl,
  collections: getGetCollectionThumbnailByIdUrl,
  readlists: getGetReadListThumbnailByIdUrl,
}

let contentAccessKey = ''

/**
 * Sets the key of the signed-in user (`createContentAccessKey`). Poster URLs of collections and read lists contain the
 * key, so that a browser never shows a cached poster of another user. The mosaic in such a poster contains only members
 * that the user may see, and browsers can cache the poster for an hour (server-facts 3.6). The cache time depends on
 * the browser, because the header Cache-Control contains `max-age` twice, as 0 and as 3600. The server ignores the key.
 */
export function setContentAccessKeyOfPosters(key: string): void {
  contentAccessKey = key
}

/**
 * Returns the URL of the selected poster of a record. The URL changes when the poster is replaced. The URL of the poster
 * of a collection or read list also depends on the signed-in user.
 */
export function getPosterUrl(owner: ResourceWithPosters, id: string): string {
  const version = getPosterVersion(owner, id)
  const isCachedByBrowsers = owner === 'collections' || owner === 'readlists'
  const parameters = [version > 0 && `v=${version}`, isCachedByBrowsers && contentAccessKey && `u=${contentAccessKey}`]
  const query = parameters.filter(Boolean).join('&')
  return clientBasePath + posterUrlBuilders[owner](id) + (query && `?${query}`)
}

/** Returns the result of {@link getPosterUrl}. Re-renders the component when the poster is replaced. */
export function usePosterUrl(owner: ResourceWithPosters, id: string): string {
  const subscribe = useCallback((listener: () => void) => onPosterVersionChange(owner, id, listener), [owner, id])
  return useSyncExternalStore(subscribe, () => getPosterUrl(owner, id))
}

/** Returns the URL of the poster with a certain id. A record may have several posters. */
export const getPosterUrlById = (owner: ResourceWithPosters, id: string, thumbnailId: string): string =>
  clientBasePath + thumbnailUrlBuilders[owner](id, thumbnailId)
