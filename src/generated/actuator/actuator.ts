/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './actuator.calls'
export * from './actuator.hooks'
