import type { ImportRowPhase } from '../../../machines/import/importRow'
import { runningImportRowPhases } from '../../../machines/import/planImportRows'

/** Number of imported files and number of failed files of a finished import. */
export type ImportRunResult = { readonly imported: number; readonly failed: number }

/**
 * Creates an object that counts the imported and failed files of an import.
 * - `add` adds the paths of files whose import has been requested.
 * - `takeResult` returns the result when the import of all added files has ended, and removes these files. While the
 *   import runs, or if no file was added, it returns undefined. Its parameter `phaseOf` returns the state of a file, or
 *   undefined for a file that the import table no longer contains.
 */
export function createImportRunTracker() {
  const paths = new Set<string>()
  return {
    add(added: Iterable<string>): void {
      for (const path of added) paths.add(path)
    },
    takeResult(isSending: boolean, phaseOf: (path: string) => ImportRowPhase | undefined): ImportRunResult | undefined {
      if (isSending || paths.size === 0) return undefined
      const phases = [...paths].map(phaseOf)
      if (phases.some(phase => phase !== undefined && runningImportRowPhases.includes(phase))) return undefined
      paths.clear()
      const count = (counted: ImportRowPhase) => phases.filter(phase => phase === counted).length
      return { imported: count('imported'), failed: count('failed') }
    },
  }
}
