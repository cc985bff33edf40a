/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getBookManifest'
export * from './calls/getBookDivinaManifest'
export * from './calls/getBookEpubManifest'
export * from './calls/getBookPdfManifest'
export * from './calls/getBookPositions'
export * from './calls/getBookResource'
