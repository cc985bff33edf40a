/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { locatorLocationsShape } from './locatorLocationsShape.ts'
import { locatorTextShape } from './locatorTextShape.ts'

export const locatorShape: Shape = { href: ['?', 'string'], type: ['?', 'string'], title: ['?', 'string'], locations: ['?', locatorLocationsShape], text: ['?', locatorTextShape], koboSpan: ['?', 'string'] }
