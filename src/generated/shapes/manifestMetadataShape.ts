/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { manifestBelongsToShape } from './manifestBelongsToShape.ts'
import { manifestRenditionShape } from './manifestRenditionShape.ts'

export const manifestMetadataShape: Shape = { $: 'title conformsTo', identifier: ['?', 'string'], modified: ['?', 'string'], published: ['?', 'string'], language: ['?', 'string'], author: ['?', ['string']], translator: ['?', ['string']], editor: ['?', ['string']], artist: ['?', ['string']], illustrator: ['?', ['string']], letterer: ['?', ['string']], penciler: ['?', ['string']], colorist: ['?', ['string']], inker: ['?', ['string']], contributor: ['?', ['string']], publisher: ['?', ['string']], subject: ['?', ['string']], readingProgression: ['?', 'string'], description: ['?', 'string'], numberOfPages: ['?', 'number'], belongsTo: ['?', manifestBelongsToShape], rendition: ['?', manifestRenditionShape] }
