import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Media types of served files, by extension. Files with other extensions are not served. */
const MEDIA_TYPES_BY_EXTENSION: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  wasm: 'application/wasm',
  bcmap: 'application/octet-stream',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
}

/** Served file of the build: path on disk and media type. */
export type ServedBuildFile = { readonly file: string; readonly type: string }

/** Files of the build by URL path, such as `/favicon.svg`. Excludes index.html. */
export type BuildFilesByPath = ReadonlyMap<string, ServedBuildFile>

/**
 * Creates a function that returns the files of the build. After a new build, the function reads the folders again.
 * @param dist folder of the build
 */
export function createBuildFileLookup(dist: string): () => BuildFilesByPath {
  const folders = ['', 'assets']
  let cached: { stamp: string; files: BuildFilesByPath } | undefined
  return () => {
    const stamp = folders.map(folder => folderVersion(join(dist, folder))).join()
    if (cached?.stamp !== stamp)
      cached = { stamp, files: new Map(folders.flatMap(folder => listServedFiles(dist, folder))) }
    return cached.files
  }
}

/** Returns a text that changes when a file is added to a folder or removed from a folder. */
function folderVersion(folder: string): string {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats ? `${stats.dev}:${stats.ino}:${stats.mtimeMs}` : 'none'
}

function listServedFiles(dist: string, folder: string): [string, ServedBuildFile][] {
  const path = join(dist, folder)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry): [string, ServedBuildFile][] => {
    // The npm package contains large files only in compressed form.
    const name = entry.name.replace(/\.gz$/, '')
    const type = MEDIA_TYPES_BY_EXTENSION[/^[\w~-][\w.~-]*\.([a-z0-9]+)$/.exec(name)?.[1] ?? '']
    if (!entry.isFile() || type === undefined) return []
    return [[`/${folder === '' ? '' : `${folder}/`}${name}`, { file: join(path, name), type }]]
  })
}
