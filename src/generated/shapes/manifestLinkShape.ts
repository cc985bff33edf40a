/** Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Shape } from '../../api/http.ts'

export const manifestLinkShape: Shape = { title: ['?', 'string'], rel: ['?', 'string'], href: ['?', 'string'], type: ['?', 'string'], width: ['?', 'number'], height: ['?', 'number'], alternate: ['?', [() => manifestLinkShape]], children: ['?', [() => manifestLinkShape]], properties: ['?', {  }] }
