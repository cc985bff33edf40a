import { getPathExtension, normalizeFileNameForComparison } from './destinationFileName'
import type { ImportableBookFile, ImportRowPlan } from './importRow'

const targetCache = new WeakMap<ImportRowPlan, readonly string[]>()

/**
 * Returns keys for everything that the import of a row would create or replace, such as the file name. Rows with a
 * common key conflict.
 */
function targetsOf(file: ImportableBookFile, plan: ImportRowPlan): readonly string[] {
  const cached = targetCache.get(plan)
  if (cached || !plan.series) return cached ?? []
  const { id } = plan.series
  const targets = [
    `${id} file ${normalizeFileNameForComparison(plan.destinationName + getPathExtension(file.url))}`,
    plan.upgrade ? `${id} book ${plan.upgrade.id}` : `${id} number ${plan.number}`,
  ]
  targetCache.set(plan, targets)
  return targets
}

/**
 * Returns the file paths of the rows that conflict with an earlier row. Rows of a series conflict if they have the same
 * file name, book number or replaced book.
 */
export function findConflictingImportRows(
  rows: readonly { file: ImportableBookFile; plan: ImportRowPlan }[],
): ReadonlySet<string> {
  const taken = new Set<string>()
  const conflicts = new Set<string>()
  for (const { file, plan } of rows) {
    if (plan.outcome === 'impossible') continue
    const targets = targetsOf(file, plan)
    if (targets.some(target => taken.has(target))) conflicts.add(file.url)
    else for (const target of targets) taken.add(target)
  }
  return conflicts
}
