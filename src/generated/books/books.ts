/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './books.calls'
export * from './books.hooks'
