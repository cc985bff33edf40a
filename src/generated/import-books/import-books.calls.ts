/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/scanTransientBooks'
export * from './calls/analyzeTransientBook'
export * from './calls/getTransientBookPage'
export * from './calls/importBooks'
