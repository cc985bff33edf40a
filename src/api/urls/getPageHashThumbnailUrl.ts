import { getGetKnownPageHashThumbnailUrl } from '../../generated/page-hashes/page-hashes.calls'
import { clientBasePath } from '../toAbsoluteServerUrl'

/**
 * Returns the URL of the image of a known page hash. The image still exists after all pages with this hash have been
 * deleted.
 */
export const getPageHashThumbnailUrl = (hash: string): string => clientBasePath + getGetKnownPageHashThumbnailUrl(hash)
