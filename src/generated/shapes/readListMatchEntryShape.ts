/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { readListMatchCandidateShape } from './readListMatchCandidateShape.ts'
import { readListMatchRequestShape } from './readListMatchRequestShape.ts'

export const readListMatchEntryShape: Shape = { request: readListMatchRequestShape, matches: [readListMatchCandidateShape] }
