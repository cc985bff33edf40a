export { AuthenticationActivityTable } from './AuthenticationActivityTable'
export { fetchLatestSignIn, fetchLatestSignInsFromPages } from './latestSignIns'
