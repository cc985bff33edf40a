/**
 * Packs the built client into a ZIP archive for the npm package. npm needs about ten times longer for 600 small files
 * than for a single large file. If a file has a gzip variant, the archive contains the variant instead of the file. As
 * a result, the package is smaller. For a browser that does not accept gzip, the server decompresses the variant.
 * Exception: the files in `SERVER_FILES` are in the archive without gzip.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { zipSync } from 'fflate'

/** Files that the server itself reads. These files stay uncompressed. */
const SERVER_FILES = ['index.html', 'manifest.json']

/** Modification time of all files in the archive. It is always the same, so that equal builds give equal archives. */
const PACKED_TIME = '1985-10-26'

/**
 * Packs the client. The server reads the archive with server/clientFiles/openBuildArchive.ts.
 * @param {string} source folder of the built client
 * @param {string} archive path of the ZIP archive. Existing files in its folder are deleted
 */
export function packClient(source, archive) {
  const names = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(source.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
  const isPacked = createFilter(new Set(names))
  const contents = Object.fromEntries(names.filter(isPacked).map(name => [name, readFileSync(join(source, name))]))
  rmSync(dirname(archive), { recursive: true, force: true })
  mkdirSync(dirname(archive), { recursive: true })
  // Stores the files in the ZIP archive without compression, so that the server does not have to decompress them at its
  // start. Most of the files are already compressed with gzip.
  writeFileSync(archive, zipSync(contents, { level: 0, mtime: PACKED_TIME }))
}

/**
 * Returns a function that receives the path of a file and returns whether to put the file into the archive.
 * @param {Set<string>} names paths of all files of the client
 */
const createFilter = names => name => {
  if (SERVER_FILES.includes(basename(name))) return true
  return !/\.br$|(^|\/)(index\.html\.gz|\.source-hash)$/.test(name) && !names.has(`${name}.gz`)
}
