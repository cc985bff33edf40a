/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const authenticationActivityShape: Shape = { $: 'dateTime', userId: ['?', 'string'], email: ['?', 'string'], apiKeyId: ['?', 'string'], apiKeyComment: ['?', 'string'], ip: ['?', 'string'], userAgent: ['?', 'string'], error: ['?', 'string'], source: ['?', 'string'] }
