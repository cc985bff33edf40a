/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './session.calls'
export * from './session.hooks'
