/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './reference-data.calls'
export * from './reference-data.hooks'
