/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { readListMatchBookShape } from './readListMatchBookShape.ts'
import { readListMatchSeriesShape } from './readListMatchSeriesShape.ts'

export const readListMatchCandidateShape: Shape = { series: readListMatchSeriesShape, books: [readListMatchBookShape] }
