/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { collectionShape } from './collectionShape.ts'

export const pagedCollectionsShape: Shape = { content: [collectionShape], totalElements: 'count' }
