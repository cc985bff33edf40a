/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './page-hashes.calls'
export * from './page-hashes.hooks'
