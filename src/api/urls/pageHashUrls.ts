import { getGetKnownPageHashThumbnailUrl } from '../../generated/page-hashes/page-hashes.calls'
import { basePath } from '../serverUrl'

/** Returns the URL of the image of a page with a known hash. The server has it even when all such pages are deleted. */
export const pageHashThumbnailUrl = (hash: string): string => basePath + getGetKnownPageHashThumbnailUrl(hash)
