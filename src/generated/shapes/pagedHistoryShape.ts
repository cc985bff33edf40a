/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { historyEventShape } from './historyEventShape.ts'

export const pagedHistoryShape: Shape = { content: [historyEventShape], totalElements: 'count' }
