/**
 * Copies the built client for the npm package. If a file has a gzip variant, copies only the gzip variant, which makes
 * the package smaller. The server decompresses these files for clients that do not accept gzip.
 */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { basename } from 'node:path'

/** Files that the server itself reads. These files stay uncompressed. */
const SERVER_FILES = ['index.html', 'manifest.json']

/**
 * Copies the client.
 * @param {string} source folder of the built client
 * @param {string} target output folder, which is replaced
 */
export function copyCompressedClient(source, target) {
  rmSync(target, { recursive: true, force: true })
  cpSync(source, target, { recursive: true, filter: isPackaged })
}

function isPackaged(file) {
  if (SERVER_FILES.includes(basename(file))) return true
  return !/\.br$|[\\/]index\.html\.gz$/.test(file) && !existsSync(`${file}.gz`)
}
