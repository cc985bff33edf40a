/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { announcementShape } from './announcementShape.ts'

export const announcementFeedShape: Shape = { $: 'version title', home_page_url: ['?', 'string'], description: ['?', 'string'], items: [announcementShape] }
