import { getGetKnownPageHashThumbnailUrl } from '../../generated/page-hashes/page-hashes.calls'
import { clientBasePath } from '../toAbsoluteServerUrl'

/**
 * Returns the URL of the image of a known page hash. A page hash is known if an administrator has decided what happens
 * to duplicate pages with this hash. The server stores an image of such a page. The image still exists after all pages
 * with the hash have been deleted.
 */
export const getPageHashThumbnailUrl = (hash: string): string => clientBasePath + getGetKnownPageHashThumbnailUrl(hash)
