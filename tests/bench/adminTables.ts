/** Tables of administration that `npm run bench -- tables` measures. Their paths open with at least 100 rows in the scenario `large`. */
export const adminTables: readonly { name: string; path: string }[] = [
  { name: 'users', path: '/settings/users' },
  { name: 'authentication activity', path: '/settings/authentication-activity' },
]
