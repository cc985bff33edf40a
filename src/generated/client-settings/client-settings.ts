/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './client-settings.calls'
export * from './client-settings.hooks'
