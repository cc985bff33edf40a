export { AuthenticationActivityTable } from './AuthenticationActivityTable'
export { allSignInsQueryOptions } from './allSignIns'
