/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const oAuth2ProviderShape: Shape = { $: 'name registrationId' }
