export { AuthenticationActivityTable } from './AuthenticationActivityTable'
export { fetchLatestSignIn, latestSignInByGroup } from './latestSignIns'
export { monthSignInsQueryOptions } from './monthSignIns'
