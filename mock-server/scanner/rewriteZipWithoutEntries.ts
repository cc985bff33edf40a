import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { archiveLimits } from '../archives/archiveLimits'
import { encodeUncompressedZip } from '../archives/zip/encodeUncompressedZip'
import { InvalidZipError, ZipFile } from '../archives/zip/zipFile'

/**
 * Rewrites a zip file without some of its entries.
 * @param droppedNames names of the entries to remove
 * @throws InvalidZipError when the zip file is damaged, or when the remaining entries together are too large
 */
export function rewriteZipWithoutEntries(path: string, droppedNames: readonly string[]): void {
  const zip = ZipFile.open(path)
  const names = new Set(droppedNames)
  let total = 0
  const entries = zip.entries
    .filter(entry => !names.has(entry.name) && !entry.name.endsWith('/'))
    .map(entry => {
      const bytes = zip.read(entry, archiveLimits.rewrittenArchiveBytes)
      total += bytes.length
      if (total > archiveLimits.rewrittenArchiveBytes) throw new InvalidZipError('The archive is too large to rewrite')
      return { name: entry.name, bytes }
    })
  const temporaryFile = `${path}.new`
  writeFileSync(temporaryFile, encodeUncompressedZip(entries))
  copyFileSync(temporaryFile, path)
  rmSync(temporaryFile)
}
