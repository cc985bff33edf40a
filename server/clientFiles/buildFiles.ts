import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Types of the files that a build may hold. Others, among them packed twins, source maps and notes, are not served. */
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

/** A file of the client: where it lies, and its type. */
export type BuildFile = { readonly file: string; readonly type: string }

/** Addresses of all files of the client, such as `/favicon.svg`; the page itself is none of them. */
export type BuildFiles = ReadonlyMap<string, BuildFile>

/**
 * Gives the files of a build, read anew when its folders have changed: a build may be made while the program runs.
 * @param dist  folder of the build
 */
export function buildFiles(dist: string): () => BuildFiles {
  const folders = ['', 'assets']
  let known: { stamp: string; files: BuildFiles } | undefined
  return () => {
    const stamp = folders.map(folder => stampOf(join(dist, folder))).join()
    if (known?.stamp !== stamp) known = { stamp, files: new Map(folders.flatMap(folder => filesIn(dist, folder))) }
    return known.files
  }
}

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
