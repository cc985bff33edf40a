/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { readListShape } from './readListShape.ts'

export const pagedReadListsShape: Shape = { content: [readListShape], totalElements: 'count' }
