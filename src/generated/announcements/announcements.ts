/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './announcements.calls'
export * from './announcements.hooks'
