/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './authentication-activity.calls'
export * from './authentication-activity.hooks'
