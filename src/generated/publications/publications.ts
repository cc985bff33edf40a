/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './publications.calls'
export * from './publications.hooks'
