/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { knownPageHashShape } from './knownPageHashShape.ts'

export const pagedKnownPageHashesShape: Shape = { content: [knownPageHashShape], totalElements: 'count' }
