import { getGetKnownPageHashThumbnailUrl } from '../../generated/page-hashes/page-hashes.calls'
import { basePath } from '../serverUrl'

/**
 * Returns the URL of the image of a page with a known hash. The server keeps this image even if all pages with the hash
 * are deleted.
 */
export const pageHashThumbnailUrl = (hash: string): string => basePath + getGetKnownPageHashThumbnailUrl(hash)
