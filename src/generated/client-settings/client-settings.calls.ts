/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getUserClientSettings'
export * from './calls/updateUserClientSettings'
export * from './calls/deleteUserClientSettings'
export * from './calls/getGlobalClientSettings'
export * from './calls/updateGlobalClientSettings'
export * from './calls/deleteGlobalClientSettings'
