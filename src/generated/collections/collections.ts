/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './collections.calls'
export * from './collections.hooks'
