/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './releases.calls'
export * from './releases.hooks'
