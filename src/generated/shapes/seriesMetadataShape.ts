/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { alternateTitleShape } from './alternateTitleShape.ts'
import { webLinkShape } from './webLinkShape.ts'

export const seriesMetadataShape: Shape = { $: 'status title titleSort summary readingDirection publisher language created lastModified', ageRating: ['?', 'number'], genres: ['string'], tags: ['string'], totalBookCount: ['?', 'number'], sharingLabels: ['string'], links: [webLinkShape], alternateTitles: [alternateTitleShape] }
