/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './libraries.calls'
export * from './libraries.hooks'
