/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const healthPartShape: Shape = { $: 'status', description: ['?', 'string'], details: ['?', {  }], components: ['?', ['*', () => healthPartShape]] }
