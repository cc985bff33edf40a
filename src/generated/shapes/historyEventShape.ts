/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const historyEventShape: Shape = { $: 'type timestamp', id: ['?', 'string'], bookId: ['?', 'string'], seriesId: ['?', 'string'], properties: ['*', 'string'] }
