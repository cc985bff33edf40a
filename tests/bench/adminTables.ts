/** Tables of administration that `npm run bench -- tables` measures. Their paths open with at least 100 rows in the scenario `large`. */
export const adminTables: readonly { name: string; path: string }[] = [
  { name: 'users', path: '/settings/users' },
  { name: 'authentication activity', path: '/settings/authentication-activity' },
  { name: 'history', path: '/history' },
  { name: 'media analysis', path: '/media-management/analysis' },
]
