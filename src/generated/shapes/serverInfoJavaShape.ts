/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const serverInfoJavaShape: Shape = { $: 'version', vendor: { $: 'name', version: ['?', 'string'] }, runtime: { $: 'name version' }, jvm: { $: 'name vendor version' } }
