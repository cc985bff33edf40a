import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { archiveLimits } from '../archives/limits'
import { ZipError, ZipFile } from '../archives/zip/zip'
import { writeZip } from '../archives/zip/zipWriter'

/**
 * Rewrites a zip file without some of its entries.
 * @param dropped names of the entries to remove
 * @throws ZipError when it cannot be read or is too large
 */
export function rewriteWithout(path: string, dropped: readonly string[]): void {
  const zip = ZipFile.open(path)
  const names = new Set(dropped)
  let total = 0
  const entries = zip.entries
    .filter(entry => !names.has(entry.name) && !entry.name.endsWith('/'))
    .map(entry => {
      const bytes = zip.read(entry, archiveLimits.rewrittenArchiveBytes)
      total += bytes.length
      if (total > archiveLimits.rewrittenArchiveBytes) throw new ZipError('The archive is too large to rewrite')
      return { name: entry.name, bytes }
    })
  const fresh = `${path}.new`
  writeFileSync(fresh, writeZip(entries))
  copyFileSync(fresh, path)
  rmSync(fresh)
}
