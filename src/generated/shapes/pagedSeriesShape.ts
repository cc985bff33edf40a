/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { seriesShape } from './seriesShape.ts'

export const pagedSeriesShape: Shape = { content: [seriesShape], totalElements: 'count' }
