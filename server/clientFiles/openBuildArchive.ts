import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { unzipSync } from 'fflate'
import { type ClientBuild, getServedFile, SERVED_BUILD_FOLDERS } from './clientBuild'

/**
 * Opens a built client in a ZIP archive. Reads the whole archive into memory, because the client is small.
 * @param archive path of the archive (see scripts/packClient.mjs)
 */
export function openBuildArchive(archive: string): ClientBuild {
  const contents = new Map(Object.entries(unzipSync(readFileSync(archive))))
  const types = new Map([...contents.keys()].flatMap(listServedFile))
  const versions = new Map<string, string>()
  /**
   * Returns the version of a file: a hash of its content. The modification time is not suitable as a version, because
   * npm sets the same time on the files of all packages.
   */
  const computeVersion = (name: string, bytes: Uint8Array) => {
    const version = versions.get(name) ?? createHash('sha256').update(bytes).digest('base64url').slice(0, 20)
    versions.set(name, version)
    return version
  }
  return {
    findMediaType: path => types.get(path),
    open: async (path, extension) => {
      const name = `${path.slice(1)}${extension}`
      const bytes = contents.get(name)
      return (
        bytes && {
          size: bytes.length,
          version: computeVersion(name, bytes),
          createStream: () => Readable.from([bytes]),
          close: async () => undefined,
        }
      )
    },
    readText: name => {
      const bytes = contents.get(name)
      return bytes && Buffer.from(bytes).toString('utf8')
    },
  }
}

function listServedFile(name: string): [path: string, type: string][] {
  const folder = posix.dirname(name)
  const served = SERVED_BUILD_FOLDERS.some(entry => entry === (folder === '.' ? '' : folder))
    ? getServedFile(posix.basename(name))
    : undefined
  return served ? [[`/${posix.join(folder, served.name)}`, served.type]] : []
}
