/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { healthPartShape } from './healthPartShape.ts'

export const healthShape: Shape = { $: 'status', groups: ['?', ['string']], components: ['?', ['*', healthPartShape]] }
