/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './import-books.calls'
export * from './import-books.hooks'
