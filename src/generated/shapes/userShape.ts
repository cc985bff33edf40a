/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { ageRestrictionShape } from './ageRestrictionShape.ts'

export const userShape: Shape = { $: 'id email', roles: ['string'], sharedLibrariesIds: ['string'], labelsAllow: ['string'], labelsExclude: ['string'], ageRestriction: ['?', ageRestrictionShape] }
