export { AuthenticationActivityTable } from './AuthenticationActivityTable'
export { monthSignInsQueryOptions } from './monthSignIns'
