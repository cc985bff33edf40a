export { AuthenticationActivityTable } from './AuthenticationActivityTable'
export { fetchLatestSignIn, fetchLatestSignInOfEachGroup } from './latestSignIns'
