/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { numberSettingShape } from './numberSettingShape.ts'
import { textSettingShape } from './textSettingShape.ts'

export const serverSettingsShape: Shape = { $: 'thumbnailSize', rememberMeDurationDays: 'number', taskPoolSize: 'number', serverPort: numberSettingShape, serverContextPath: textSettingShape, koboPort: ['?', 'number'], kepubifyPath: textSettingShape }
