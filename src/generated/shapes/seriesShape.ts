/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { bookMetadataAggregationShape } from './bookMetadataAggregationShape.ts'
import { seriesMetadataShape } from './seriesMetadataShape.ts'

export const seriesShape: Shape = { $: 'id libraryId name url created lastModified fileLastModified', booksCount: 'number', booksReadCount: 'number', booksUnreadCount: 'number', booksInProgressCount: 'number', metadata: seriesMetadataShape, booksMetadata: bookMetadataAggregationShape }
