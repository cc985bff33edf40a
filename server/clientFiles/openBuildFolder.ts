import { readdirSync, readFileSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ClientBuild,
  getServedFile,
  type OpenBuildFile,
  SERVED_BUILD_FOLDERS,
  type VariantExtension,
} from './clientBuild'

/**
 * Opens a built client in a folder. The returned functions also find the files of a later build in this folder.
 * @param dist folder of the build
 */
export function openBuildFolder(dist: string): ClientBuild {
  const listTypes = createTypeLookup(dist)
  return {
    findMediaType: path => listTypes().get(path),
    open: (path, extension) => openFile(dist, path, extension),
    readText: name => ignoreMissingFile(() => readFileSync(join(dist, name), 'utf8')),
  }
}

/**
 * Creates a function that lists the served files. The list maps the URL path of each file to its media type. The
 * function reads the folder again after a new build.
 */
function createTypeLookup(dist: string): () => ReadonlyMap<string, string> {
  let cached: { version: string; types: ReadonlyMap<string, string> } | undefined
  return () => {
    const version = SERVED_BUILD_FOLDERS.map(folder => getFolderVersion(join(dist, folder))).join()
    if (cached?.version !== version)
      cached = { version, types: new Map(SERVED_BUILD_FOLDERS.flatMap(folder => listServedFiles(dist, folder))) }
    return cached.types
  }
}

/** Returns a text that changes when a file is added to the folder or removed from the folder. */
function getFolderVersion(folder: string): string {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats ? `${stats.dev}:${stats.ino}:${stats.mtimeMs}` : 'none'
}

function listServedFiles(dist: string, folder: string): [path: string, type: string][] {
  const path = join(dist, folder)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const served = entry.isFile() ? getServedFile(entry.name) : undefined
    return served ? [[`/${folder === '' ? '' : `${folder}/`}${served.name}`, served.type]] : []
  })
}

async function openFile(dist: string, path: string, extension: VariantExtension): Promise<OpenBuildFile | undefined> {
  const handle = await open(join(dist, `${path}${extension}`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return undefined
  const { size, mtimeMs } = await handle.stat()
  return {
    size,
    version: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
    // Sends only as many bytes as the Content-Length header states, because the file may grow during the response.
    createStream: () => handle.createReadStream({ autoClose: false, end: size - 1 }),
    close: () => handle.close(),
  }
}

function ignoreMissingFile(readFile: () => string): string | undefined {
  try {
    return readFile()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
