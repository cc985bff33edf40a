/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getReadLists'
export * from './calls/createReadList'
export * from './calls/getReadList'
export * from './calls/updateReadList'
export * from './calls/deleteReadList'
export * from './calls/getBooksOfReadList'
export * from './calls/getNextBookInReadList'
export * from './calls/getPreviousBookInReadList'
export * from './calls/downloadReadList'
export * from './calls/matchReadList'
