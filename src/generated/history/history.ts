/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './history.calls'
export * from './history.hooks'
