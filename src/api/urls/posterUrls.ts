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
import { getPosterVersion, onPosterVersionChange, type PosterResource } from '../cache/posterVersions'
import { basePath } from '../serverUrl'

export type { PosterResource } from '../cache/posterVersions'

const posterUrlBuilders: Record<PosterResource, (id: string) => string> = {
  books: getGetBookThumbnailUrl,
  series: getGetSeriesThumbnailUrl,
  collections: getGetCollectionThumbnailUrl,
  readlists: getGetReadListThumbnailUrl,
}

const thumbnailUrlBuilders: Record<PosterResource, (id: string, thumbnailId: string) => string> = {
  books: getGetBookThumbnailByIdUrl,
  series: getGetSeriesThumbnailByIdUrl,
  collections: getGetCollectionThumbnailByIdUrl,
  readlists: getGetReadListThumbnailByIdUrl,
}

/** Returns the URL of the selected poster of a record. The URL changes when the poster is replaced. */
export function posterUrl(owner: PosterResource, id: string): string {
  const version = getPosterVersion(owner, id)
  return basePath + posterUrlBuilders[owner](id) + (version > 0 ? `?v=${version}` : '')
}

/** Returns the result of {@link posterUrl}. Re-renders the component when the poster is replaced. */
export function usePosterUrl(owner: PosterResource, id: string): string {
  const subscribe = useCallback((listener: () => void) => onPosterVersionChange(owner, id, listener), [owner, id])
  return useSyncExternalStore(subscribe, () => posterUrl(owner, id))
}

/** Returns the URL of a certain poster. A record may have several posters. */
export const posterUrlById = (owner: PosterResource, id: string, thumbnailId: string): string =>
  basePath + thumbnailUrlBuilders[owner](id, thumbnailId)
