/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const locatorTextShape: Shape = { before: ['?', 'string'], highlight: ['?', 'string'], after: ['?', 'string'] }
