/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './readlists.calls'
export * from './readlists.hooks'
