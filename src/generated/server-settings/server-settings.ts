/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './server-settings.calls'
export * from './server-settings.hooks'
