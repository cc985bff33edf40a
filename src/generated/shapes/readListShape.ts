/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const readListShape: Shape = { $: 'id name summary createdDate lastModifiedDate', bookIds: ['string'] }
