/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './tasks.calls'
export * from './tasks.hooks'
