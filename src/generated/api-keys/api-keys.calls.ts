/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getApiKeys'
export * from './calls/createApiKey'
export * from './calls/deleteApiKey'
export * from './calls/deleteSyncPoints'
