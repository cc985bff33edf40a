/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const collectionThumbnailShape: Shape = { $: 'id collectionId type mediaType', fileSize: 'number', width: 'number', height: 'number' }
