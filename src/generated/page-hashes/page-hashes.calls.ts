/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getKnownPageHashes'
export * from './calls/updatePageHash'
export * from './calls/getUnknownPageHashes'
export * from './calls/getPageHashMatches'
export * from './calls/deleteAllPageHashMatches'
export * from './calls/deletePageHashMatch'
export * from './calls/getKnownPageHashThumbnail'
export * from './calls/getUnknownPageHashThumbnail'
