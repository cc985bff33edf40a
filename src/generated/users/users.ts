/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './users.calls'
export * from './users.hooks'
