/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getMyAuthenticationActivity'
export * from './calls/getAuthenticationActivity'
export * from './calls/getLatestAuthenticationActivity'
