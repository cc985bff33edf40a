/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const locatorLocationsShape: Shape = { fragments: ['?', ['string']], progression: ['?', 'number'], position: ['?', 'number'], totalProgression: ['?', 'number'] }
