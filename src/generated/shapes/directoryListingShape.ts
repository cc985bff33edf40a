/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { pathEntryShape } from './pathEntryShape.ts'

export const directoryListingShape: Shape = { parent: ['?', 'string'], directories: [pathEntryShape], files: [pathEntryShape] }
