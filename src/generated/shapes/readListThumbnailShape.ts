/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const readListThumbnailShape: Shape = { $: 'id readListId type mediaType', fileSize: 'number', width: 'number', height: 'number' }
