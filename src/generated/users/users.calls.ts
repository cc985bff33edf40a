/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './calls/getMe'
export * from './calls/changeMyPassword'
export * from './calls/getUsers'
export * from './calls/createUser'
export * from './calls/updateUser'
export * from './calls/deleteUser'
export * from './calls/changeUserPassword'
