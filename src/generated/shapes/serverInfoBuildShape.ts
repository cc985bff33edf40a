/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const serverInfoBuildShape: Shape = { $: 'artifact name version group' }
