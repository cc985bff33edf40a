/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const seriesThumbnailShape: Shape = { $: 'id seriesId type mediaType', fileSize: 'number', width: 'number', height: 'number' }
