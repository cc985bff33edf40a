/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { pageHashMatchShape } from './pageHashMatchShape.ts'

export const pagedPageHashMatchesShape: Shape = { content: [pageHashMatchShape], totalElements: 'count' }
