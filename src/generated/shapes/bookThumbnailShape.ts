/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const bookThumbnailShape: Shape = { $: 'id bookId type mediaType', fileSize: 'number', width: 'number', height: 'number' }
