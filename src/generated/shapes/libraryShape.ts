/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const libraryShape: Shape = { $: 'id name root scanInterval seriesCover', scanDirectoryExclusions: ['string'], oneshotsDirectory: ['?', 'string'] }
