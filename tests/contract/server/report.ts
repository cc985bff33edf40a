import type { CheckResult } from './checkServer'
import type { Difference } from './compareDocuments'
import { EVERY_PAGE } from './findScreens'

/** Exit codes of `npm run contract`. */
export const EXIT_CODES = { compatible: 0, breaking: 1, notChecked: 2 } as const

export type Report = Omit<CheckResult, 'differences'> & {
  server: string
  breakingCount: number
  differences: (Difference & { screens: string[] })[]
}

const MAX_LISTED_SCREENS = 6

/** Adds to each difference the screens that use its operation. */
export function createReport(server: string, result: CheckResult, screens: ReadonlyMap<string, string[]>): Report {
  const differences = result.differences.map(difference => ({
    ...difference,
    screens: screens.get(difference.operation) ?? [],
  }))
  return { server, ...result, breakingCount: differences.filter(({ breaking }) => breaking).length, differences }
}

/** Returns the exit code of a report: 1 when a difference breaks the client. */
export const exitCodeOf = ({ breakingCount }: Pick<Report, 'breakingCount'>): number =>
  breakingCount > 0 ? EXIT_CODES.breaking : EXIT_CODES.compatible

/** Formats a report for a terminal: breaking differences first. */
export function formatReport(report: Report): string {
  const breaking = report.differences.filter(difference => difference.breaking)
  const others = report.differences.filter(difference => !difference.breaking)
  const checked = `${report.checkedOperations.length} responses compared, ${report.uncheckedOperations.length} not`
  return [
    `${report.server}, version ${report.version ?? 'unknown'}`,
    report.documentProblem ?? 'Document of the server compared.',
    `${checked}.`,
    ...report.uncheckedOperations.map(({ operation, reason }) => `  not compared: ${operation}: ${reason}`),
    '',
    ...section('Differences that break the client', breaking),
    ...section('Other differences', others),
    report.differences.length ? '' : 'No differences.',
  ].join('\n')
}

function section(title: string, differences: Report['differences']): string[] {
  if (!differences.length) return []
  const lines = differences.map(
    ({ kind, source, operation, field, detail, screens }) =>
      `  ${kind} (${source}) ${operation}${field ? ` ${field}` : ''}: ${detail}\n    used by ${formatScreens(screens)}`,
  )
  return [`${title}: ${differences.length}`, ...lines, '']
}

function formatScreens(screens: readonly string[]): string {
  if (!screens.length) return 'no screen'
  if (screens.includes(EVERY_PAGE)) return EVERY_PAGE
  const rest = screens.length - MAX_LISTED_SCREENS
  return screens.slice(0, MAX_LISTED_SCREENS).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
