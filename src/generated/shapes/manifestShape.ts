/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'
import { manifestLinkShape } from './manifestLinkShape.ts'
import { manifestMetadataShape } from './manifestMetadataShape.ts'

export const manifestShape: Shape = { $: 'context', metadata: manifestMetadataShape, links: [manifestLinkShape], images: [manifestLinkShape], readingOrder: [manifestLinkShape], resources: [manifestLinkShape], toc: [manifestLinkShape], landmarks: [manifestLinkShape], pageList: [manifestLinkShape] }
