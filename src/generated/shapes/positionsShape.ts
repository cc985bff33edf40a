/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { locatorShape } from './locatorShape.ts'

export const positionsShape: Shape = { total: 'number', positions: [locatorShape] }
