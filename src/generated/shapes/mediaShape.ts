/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const mediaShape: Shape = { $: 'status mediaType comment mediaProfile', pagesCount: 'count' }
