/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './thumbnails.calls'
export * from './thumbnails.hooks'
