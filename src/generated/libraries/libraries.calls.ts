/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getLibraries'
export * from './calls/createLibrary'
export * from './calls/getLibrary'
export * from './calls/updateLibrary'
export * from './calls/replaceLibrary'
export * from './calls/deleteLibrary'
export * from './calls/scanLibrary'
export * from './calls/analyzeLibrary'
export * from './calls/refreshLibraryMetadata'
export * from './calls/emptyLibraryTrash'
