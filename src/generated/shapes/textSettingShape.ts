/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const textSettingShape: Shape = { configurationSource: ['?', 'string'], databaseSource: ['?', 'string'], effectiveValue: ['?', 'string'] }
