/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { bookShape } from './bookShape.ts'

export const pagedBooksShape: Shape = { content: [bookShape], totalElements: 'count' }
