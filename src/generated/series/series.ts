/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './series.calls'
export * from './series.hooks'
