/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './live-events.calls'
export * from './live-events.hooks'
