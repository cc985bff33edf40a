import type { Readable } from 'node:stream'

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

/**
 * Folders of the build whose files are served. The paths are relative to the root folder of the build. The empty path
 * is the root folder itself.
 */
export const SERVED_BUILD_FOLDERS = ['', 'assets'] as const

/**
 * File name ending that selects a stored copy of a build file. `.br` is the Brotli copy, `.gz` is the gzip copy, and
 * the empty text is the uncompressed file.
 */
export type VariantExtension = '' | '.br' | '.gz'

/** File of the build that is open for reading, either uncompressed or compressed. */
export type OpenBuildFile = {
  /** Size of the open file in bytes. */
  readonly size: number
  /** Text that changes with the content of the file. Used in the ETag. */
  readonly version: string
  createStream(): Readable
  close(): Promise<void>
}

/**
 * Built client, stored in a folder or in an archive. Paths are URL paths without the base path, such as `/favicon.svg`.
 */
export type ClientBuild = {
  /**
   * Returns the media type of the file at a path. Returns undefined for index.html and for a path at which no file is
   * served.
   */
  findMediaType(path: string): string | undefined
  /**
   * Opens a compressed or uncompressed copy of a served file. Resolves to undefined if the build does not contain this
   * copy.
   */
  open(path: string, extension: VariantExtension): Promise<OpenBuildFile | undefined>
  /**
   * Reads a text file that the server itself uses, such as index.html or the Vite manifest.
   * @param name path in the build
   * @returns undefined if the build does not contain the file
   */
  readText(name: string): string | undefined
}

/**
 * Returns the file name under which the server serves a stored file, and the media type of the file. Removes the ending
 * `.gz`, because the npm package stores large files only as `.gz`.
 * @param storedName file name without folder
 * @returns undefined if the file is not served
 */
export function getServedFile(storedName: string): { name: string; type: string } | undefined {
  const name = storedName.replace(/\.gz$/, '')
  const type = MEDIA_TYPES_BY_EXTENSION[/^[\w~-][\w.~-]*\.([a-z0-9]+)$/.exec(name)?.[1] ?? '']
  return type === undefined ? undefined : { name, type }
}
