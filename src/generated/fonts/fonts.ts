/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './fonts.calls'
export * from './fonts.hooks'
