/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './filesystem.calls'
export * from './filesystem.hooks'
