/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { announcementAuthorShape } from './announcementAuthorShape.ts'
import { announcementStateShape } from './announcementStateShape.ts'

export const announcementShape: Shape = { $: 'id', url: ['?', 'string'], title: ['?', 'string'], summary: ['?', 'string'], content_html: ['?', 'string'], date_modified: ['?', 'string'], author: ['?', announcementAuthorShape], tags: ['string'], _komga: announcementStateShape }
