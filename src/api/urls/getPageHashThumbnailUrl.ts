import { getGetKnownPageHashThumbnailUrl } from '../../generated/page-hashes/page-hashes.calls'
import { clientBasePath } from '../toAbsoluteServerUrl'

/**
 * Returns the URL of the page image for a known page hash. The image remains available after the pages with this hash
 * are deleted.
 */
export const getPageHashThumbnailUrl = (hash: string): string => clientBasePath + getGetKnownPageHashThumbnailUrl(hash)
