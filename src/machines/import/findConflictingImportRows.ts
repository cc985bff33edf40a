import { getPathExtension, normalizeFileNameForComparison } from './destinationFileName'
import type { ImportableBookFile, ImportRowPlan } from './importRow'

const targetCache = new WeakMap<ImportRowPlan, readonly string[]>()

/**
 * Returns the keys of an import target: keys for the file and the number of the imported book, and a key for the book
 * that the import replaces. Two files with a common key cannot both be imported.
 */
function targetsOf(file: ImportableBookFile, plan: ImportRowPlan): readonly string[] {
  const cached = targetCache.get(plan)
  if (cached || !plan.series) return cached ?? []
  const { id } = plan.series
  const targets = [
    `${id} file ${normalizeFileNameForComparison(plan.destinationName + getPathExtension(file.url))}`,
    `${id} number ${plan.number}`,
    ...(plan.upgrade ? [`${id} book ${plan.upgrade.id}`] : []),
  ]
  targetCache.set(plan, targets)
  return targets
}

/**
 * Returns the paths of files that conflict with an earlier file in the list. Two files for the same series conflict if
 * they have the same file name or book number, or replace the same book.
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
