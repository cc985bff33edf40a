/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { authenticationActivityShape } from './authenticationActivityShape.ts'

export const pagedAuthenticationActivityShape: Shape = { content: [authenticationActivityShape], totalElements: 'count' }
