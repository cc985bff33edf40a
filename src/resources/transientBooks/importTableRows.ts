import type { ConfirmedBookImport } from '../../machines/import/bookImportMachineContext'
import type { ImportRowProblem } from '../../machines/import/importRow'
import { type PlannedImportRow, planImportRows, runningImportRowPhases } from '../../machines/import/planImportRows'

/** Possible states of a file on the import page. */
export const importRowStatuses = [
  'waiting',
  'analyzing',
  'ready',
  'incomplete',
  'unsuitable',
  'skipped',
  'importing',
  'imported',
  'failed',
] as const
export type ImportRowStatus = (typeof importRowStatuses)[number]

/** Row of the import table. An unchanged row stays the same object, so that React does not render it again. */
export type ImportTableRow = PlannedImportRow & { readonly id: string; readonly status: ImportRowStatus }

type Rows = Parameters<typeof planImportRows>[0]

/**
 * Returns the rows of the import table, in the order in which the scan has found the files. If a row has not changed,
 * returns the object from `previous`.
 */
export function listImportTableRows(rows: Rows, previous: readonly ImportTableRow[]): readonly ImportTableRow[] {
  const previousById = new Map(previous.map(row => [row.id, row]))
  return planImportRows(rows).map(planned => {
    const before = previousById.get(planned.file.url)
    return before && isUnchanged(before, planned)
      ? before
      : { ...planned, id: planned.file.url, status: toImportRowStatus(planned) }
  })
}

const isUnchanged = (before: ImportTableRow, { row, phase, plan }: PlannedImportRow) =>
  before.row === row &&
  before.phase === phase &&
  before.plan.destinationName === plan.destinationName &&
  before.plan.problems.length === plan.problems.length

/** Returns the state that the import page shows for a row. */
export function toImportRowStatus({ row, phase, plan }: PlannedImportRow): ImportRowStatus {
  if (phase === 'imported' || phase === 'failed') return phase
  if (runningImportRowPhases.includes(phase)) return 'importing'
  if (row.choice.isSkipped) return 'skipped'
  if (phase === 'waiting') return 'waiting'
  if (phase === 'unsuitable' || phase === 'analysisFailed') return 'unsuitable'
  if (phase === 'editing') return plan.outcome === 'impossible' ? 'incomplete' : 'ready'
  return 'analyzing'
}

/** Returns the problems of a file that the user can solve, for example by the choice of a series. */
export const listUserSolvableImportProblems = ({ status, plan }: ImportTableRow): readonly ImportRowProblem[] =>
  status === 'incomplete' ? plan.problems.filter(problem => problem !== 'notAnalyzed' && problem !== 'unsuitable') : []

/** Returns whether the user can change the choices for a file, for example its series. */
export const isImportRowEditable = ({ status }: Pick<ImportTableRow, 'status'>): boolean =>
  status !== 'importing' && status !== 'imported' && status !== 'unsuitable'

/** Returns the file of a row and the book that this file replaces. The user has confirmed this replacement. */
export const toConfirmedBookImport = ({ id, plan }: ImportTableRow): ConfirmedBookImport => ({
  url: id,
  upgradeBookId: plan.upgrade?.id,
})

/**
 * Returns whether the analysis, the import or another server call for a file has failed and can be repeated. An
 * analysis also counts as failed if the file is unsuitable.
 */
export const isImportRowRetryable = ({ status, row }: Pick<ImportTableRow, 'status' | 'row'>): boolean =>
  status === 'failed' || status === 'unsuitable' || (status === 'incomplete' && row.error !== undefined)

/**
 * Returns whether the results of all running imports are unknown. The result of an import is unknown if the last check
 * could not find out whether the import has ended. Returns false if no import is running.
 */
export function areRunningImportResultsUnknown(rows: readonly Pick<ImportTableRow, 'status' | 'row'>[]): boolean {
  const running = rows.filter(({ status }) => status === 'importing')
  return running.length > 0 && running.every(({ row }) => row.isResultUnknown)
}

/** Number of files in each state. */
export type ImportRowCounts = Readonly<Record<ImportRowStatus, number>> & {
  /** Number of files in the state `ready` that replace an existing book. */
  readonly upgrades: number
}

/** Counts the files in each state. */
export function countImportRows(rows: readonly ImportTableRow[]): ImportRowCounts {
  const counts = Object.fromEntries(importRowStatuses.map(status => [status, 0])) as Record<ImportRowStatus, number>
  let upgrades = 0
  for (const { status, plan } of rows) {
    counts[status] += 1
    if (status === 'ready' && plan.outcome === 'upgrade') upgrades += 1
  }
  return { ...counts, upgrades }
}
