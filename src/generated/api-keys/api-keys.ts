/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './api-keys.calls'
export * from './api-keys.hooks'
