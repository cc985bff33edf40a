/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getServerInfo'
export * from './calls/shutDownServer'
export * from './calls/getMetricNames'
export * from './calls/getMetric'
export * from './calls/getHealth'
export * from './calls/getLogFile'
