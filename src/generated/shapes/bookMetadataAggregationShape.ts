/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { authorShape } from './authorShape.ts'

export const bookMetadataAggregationShape: Shape = { $: 'summary summaryNumber created lastModified', authors: [authorShape], tags: ['string'], releaseDate: ['?', 'string'] }
