/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { locatorShape } from './locatorShape.ts'
import { progressionDeviceShape } from './progressionDeviceShape.ts'

export const progressionShape: Shape = { $: 'modified', device: progressionDeviceShape, locator: locatorShape }
