/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { bookPageShape } from './bookPageShape.ts'

export const transientBookShape: Shape = { $: 'id name url fileLastModified size status mediaType comment', sizeBytes: 'number', pages: [bookPageShape], files: ['string'], number: ['?', 'number'], seriesId: ['?', 'string'] }
