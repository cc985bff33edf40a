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

/** Returns the URL of the selected poster of a record. The URL changes when the poster is replaced. */
export function getPosterUrl(owner: ResourceWithPosters, id: string): string {
  const version = getPosterVersion(owner, id)
  return clientBasePath + posterUrlBuilders[owner](id) + (version > 0 ? `?v=${version}` : '')
}

/** Returns the result of {@link getPosterUrl}. Re-renders the component when the poster is replaced. */
export function usePosterUrl(owner: ResourceWithPosters, id: string): string {
  const subscribe = useCallback((listener: () => void) => onPosterVersionChange(owner, id, listener), [owner, id])
  return useSyncExternalStore(subscribe, () => getPosterUrl(owner, id))
}

/** Returns the URL of the poster with a certain id. A record may have several posters. */
export const getPosterUrlById = (owner: ResourceWithPosters, id: string, thumbnailId: string): string =>
  clientBasePath + thumbnailUrlBuilders[owner](id, thumbnailId)
