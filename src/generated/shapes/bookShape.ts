/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { bookMetadataShape } from './bookMetadataShape.ts'
import { mediaShape } from './mediaShape.ts'
import { readProgressShape } from './readProgressShape.ts'

export const bookShape: Shape = { $: 'id seriesId seriesTitle libraryId name url created lastModified fileLastModified size fileHash', number: 'number', sizeBytes: 'number', media: mediaShape, metadata: bookMetadataShape, readProgress: ['?', readProgressShape] }
