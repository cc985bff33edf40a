/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { manifestGroupShape } from './manifestGroupShape.ts'

export const manifestBelongsToShape: Shape = { series: ['?', [manifestGroupShape]], collection: ['?', [manifestGroupShape]] }
