/** Number of rows that most administration tables have in the scenario `large`. */
export const LARGE_TABLE_ROW_COUNT = 10_000

type AdminTable = {
  name: string
  path: string
  /** Minimum number of rows of the table in the scenario `large`. The default is {@link LARGE_TABLE_ROW_COUNT}. */
  rowCount?: number
}

/**
 * Administration tables that `npm run bench -- tables` measures. Each table has at least 100 rows in the scenario
 * `large`.
 */
export const benchmarkedAdminTables: readonly AdminTable[] = [
  { name: 'users', path: '/settings/users' },
  { name: 'API keys', path: '/account/api-keys', rowCount: 150 },
  { name: 'authentication activity', path: '/settings/authentication-activity' },
  { name: 'history', path: '/history' },
  { name: 'media analysis', path: '/media-management/analysis' },
  { name: 'missing posters', path: '/media-management/missing-posters' },
]
