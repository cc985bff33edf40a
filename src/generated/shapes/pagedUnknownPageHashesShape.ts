/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { unknownPageHashShape } from './unknownPageHashShape.ts'

export const pagedUnknownPageHashesShape: Shape = { content: [unknownPageHashShape], totalElements: 'count' }
