/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { measurementShape } from './measurementShape.ts'
import { metricTagShape } from './metricTagShape.ts'

export const metricShape: Shape = { $: 'name', description: ['?', 'string'], baseUnit: ['?', 'string'], measurements: [measurementShape], availableTags: [metricTagShape] }
