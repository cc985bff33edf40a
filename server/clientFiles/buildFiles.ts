import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Media types of served files, by extension. Other files, such as compressed variants and source maps, are not served. */
const types: Record<string, string> = {
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
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
}

/** Served file of the build: its path on disk and its media type. */
export type BuildFile = { readonly file: string; readonly type: string }

/** Files of the build by URL path, such as `/favicon.svg`. Excludes index.html. */
export type BuildFiles = ReadonlyMap<string, BuildFile>

/**
 * Creates a function that returns the files of a build. It reads the folders again after a new build.
 * @param dist  folder of the build
 */
export function buildFiles(dist: string): () => BuildFiles {
  const folders = ['', 'assets']
  let cached: { stamp: string; files: BuildFiles } | undefined
  return () => {
    const stamp = folders.map(folder => stampOf(join(dist, folder))).join()
    if (cached?.stamp !== stamp) cached = { stamp, files: new Map(folders.flatMap(folder => filesIn(dist, folder))) }
    return cached.files
  }
}

/** Value that changes when files are added to or removed from a folder. */
function stampOf(folder: string): string {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats ? `${stats.dev}:${stats.ino}:${stats.mtimeMs}` : 'none'
}

function filesIn(dist: string, folder: string): [string, BuildFile][] {
  const path = join(dist, folder)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry): [string, BuildFile][] => {
    const type = types[/^[\w~-][\w.~-]*\.([a-z0-9]+)$/.exec(entry.name)?.[1] ?? '']
    if (!entry.isFile() || type === undefined) return []
    return [[`/${folder === '' ? '' : `${folder}/`}${entry.name}`, { file: join(path, entry.name), type }]]
  })
}
