/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { readListMatchEntryShape } from './readListMatchEntryShape.ts'
import { readListMatchNameShape } from './readListMatchNameShape.ts'

export const readListMatchShape: Shape = { $: 'errorCode', readListMatch: readListMatchNameShape, requests: [readListMatchEntryShape] }
