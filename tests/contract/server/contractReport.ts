import type { ContractCheckResult } from './checkServerContract'
import type { ContractDifference } from './compareOpenApiDocuments'
import { ALL_PAGES_SCREEN_NAME } from './findScreensUsingOperations'

/** Exit codes of `npm run contract`. */
export const CONTRACT_CHECK_EXIT_CODES = { compatible: 0, breaking: 1, notChecked: 2 } as const

export type ContractReport = Omit<ContractCheckResult, 'differences'> & {
  server: string
  breakingCount: number
  differences: (ContractDifference & { screens: string[] })[]
}

const MAX_LISTED_SCREENS = 6

/**
 * Creates the report of a contract check. Each difference concerns an API operation. Adds the names of the screens that
 * use this operation to the difference.
 */
export function createContractReport(
  server: string,
  result: ContractCheckResult,
  screens: ReadonlyMap<string, string[]>,
): ContractReport {
  const differences = result.differences.map(difference => ({
    ...difference,
    screens: screens.get(difference.operation) ?? [],
  }))
  return { server, ...result, breakingCount: differences.filter(({ breaking }) => breaking).length, differences }
}

/** Returns the exit code of a report. Code 1 means that a difference breaks the client. */
export const getExitCodeOfContractReport = ({ breakingCount }: Pick<ContractReport, 'breakingCount'>): number =>
  breakingCount > 0 ? CONTRACT_CHECK_EXIT_CODES.breaking : CONTRACT_CHECK_EXIT_CODES.compatible

/** Formats a report for a terminal. Breaking differences come first. */
export function formatContractReport(report: ContractReport): string {
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

function section(title: string, differences: ContractReport['differences']): string[] {
  if (!differences.length) return []
  const lines = differences.map(
    ({ kind, source, operation, field, detail, screens }) =>
      `  ${kind} (${source}) ${operation}${field ? ` ${field}` : ''}: ${detail}\n    used by ${formatScreens(screens)}`,
  )
  return [`${title}: ${differences.length}`, ...lines, '']
}

function formatScreens(screens: readonly string[]): string {
  if (!screens.length) return 'no screen'
  if (screens.includes(ALL_PAGES_SCREEN_NAME)) return ALL_PAGES_SCREEN_NAME
  const rest = screens.length - MAX_LISTED_SCREENS
  return screens.slice(0, MAX_LISTED_SCREENS).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
