/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const pageHashMatchShape: Shape = { $: 'bookId url fileName mediaType', pageNumber: 'number', fileSize: 'number' }
