/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const knownPageHashShape: Shape = { $: 'hash action created lastModified', size: ['?', 'number'], deleteCount: 'number', matchCount: 'number' }
