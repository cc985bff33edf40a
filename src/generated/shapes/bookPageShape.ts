/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const bookPageShape: Shape = { $: 'fileName mediaType size', number: 'number', width: ['?', 'number'], height: ['?', 'number'], sizeBytes: ['?', 'number'] }
