/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { authorShape } from './authorShape.ts'

export const pagedAuthorsShape: Shape = { content: [authorShape], totalElements: 'count' }
