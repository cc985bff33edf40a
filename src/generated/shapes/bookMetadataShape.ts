/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { authorShape } from './authorShape.ts'
import { webLinkShape } from './webLinkShape.ts'

export const bookMetadataShape: Shape = { $: 'title summary number isbn created lastModified', numberSort: 'number', releaseDate: ['?', 'string'], authors: [authorShape], tags: ['string'], links: [webLinkShape] }
