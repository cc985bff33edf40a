import { unzipSync } from 'fflate'
import type { ArchiveFilesReader } from './readEpubPackageFiles'

/** Reads files of a complete ZIP archive. */
export const readFilesOfArchive: ArchiveFilesReader = (archive, names, maxBytes) => {
  const missing = new Set(names)
  const files = unzipSync(archive, {
    // Decompresses only the first file with each name. A hostile archive may contain thousands of files with the same
    // name.
    filter: ({ name, originalSize }) => missing.delete(name) && originalSize <= maxBytes,
  })
  return new Map(Object.entries(files))
}
