/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getCollections'
export * from './calls/createCollection'
export * from './calls/getCollection'
export * from './calls/updateCollection'
export * from './calls/deleteCollection'
export * from './calls/getSeriesOfCollection'
