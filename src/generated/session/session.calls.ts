/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getClaim'
export * from './calls/claimServer'
export * from './calls/getOAuth2Providers'
export * from './calls/setSessionCookie'
export * from './calls/logOut'
