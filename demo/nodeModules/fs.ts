/**
 * Browser replacement for the functions of `node:fs` that the mock server uses. The files are in memory. Paths are
 * absolute.
 */
import {
  createFileSystemError,
  createMemoryFolder,
  getMemoryFileOrThrow,
  isMemoryFile,
  isMemoryFolder,
  listNamesInMemoryFolder,
  removeMemoryPath,
  writeMemoryFile,
} from '../memoryFileSystem'

const openFiles = new Map<number, string>()
let nextDescriptor = 3

export const constants = { R_OK: 4, W_OK: 2, X_OK: 1, F_OK: 0 }

export const existsSync = (path: string): boolean => isMemoryFile(path) || isMemoryFolder(path)

/**
 * Returns the size, the modification time and the kind of a file or folder.
 * @throws ENOENT for a missing path, unless `throwIfNoEntry` is false
 */
export function statSync(path: string, { throwIfNoEntry = true } = {}) {
  if (!existsSync(path)) {
    if (!throwIfNoEntry) return undefined
    throw createFileSystemError('ENOENT', path)
  }
  const { bytes, mtimeMs } = isMemoryFile(path) ? getMemoryFileOrThrow(path) : { bytes: new Uint8Array(), mtimeMs: 0 }
  return { ...kindOf(path), size: bytes.length, mtimeMs, birthtimeMs: mtimeMs, ctimeMs: mtimeMs, ino: 0, dev: 0 }
}

const kindOf = (path: string) => ({
  isFile: () => isMemoryFile(path),
  isDirectory: () => isMemoryFolder(path),
  isSymbolicLink: () => false,
})

export function readFileSync(path: string, encoding?: string): Buffer | string {
  const bytes = Buffer.from(getMemoryFileOrThrow(path).bytes)
  return encoding ? bytes.toString('utf8') : bytes
}

export const writeFileSync = (path: string, content: string | Uint8Array): void =>
  writeMemoryFile(path, typeof content === 'string' ? new TextEncoder().encode(content) : content)

export const mkdirSync = (path: string): void => createMemoryFolder(path)
export const mkdtempSync = (prefix: string): string => {
  const path = `${prefix}${crypto.randomUUID().slice(0, 6)}`
  createMemoryFolder(path)
  return path
}

export const rmSync = (path: string): void => removeMemoryPath(path)
export const rmdirSync = (path: string): void => {
  if (listNamesInMemoryFolder(path).length > 0) throw createFileSystemError('ENOTEMPTY', path)
  removeMemoryPath(path)
}

export function copyFileSync(from: string, to: string): void {
  writeMemoryFile(to, getMemoryFileOrThrow(from).bytes)
}
/** Copies a file instead of creating a link, because the file system in memory has no links. */
export const linkSync = (from: string, to: string): void => copyFileSync(from, to)

export function renameSync(from: string, to: string): void {
  const { bytes } = getMemoryFileOrThrow(from)
  removeMemoryPath(from)
  writeMemoryFile(to, bytes)
}

export function readdirSync(path: string, { withFileTypes = false } = {}) {
  const names = listNamesInMemoryFolder(path)
  return withFileTypes ? names.map(name => ({ name, parentPath: path, ...kindOf(`${path}/${name}`) })) : names
}

/** Opens a folder. The returned object reads the folder entry by entry. */
export function opendirSync(path: string) {
  const entries = readdirSync(path, { withFileTypes: true })
  return { readSync: () => entries.shift() ?? null, closeSync: () => {} }
}

/**
 * Returns the path unchanged, because the file system in memory has no links.
 * @throws ENOENT when the path does not exist
 */
export function realpathSync(path: string): string {
  accessSync(path)
  return path
}

export function accessSync(path: string): void {
  if (!existsSync(path)) throw createFileSystemError('ENOENT', path)
}

export function openSync(path: string): number {
  getMemoryFileOrThrow(path)
  const descriptor = nextDescriptor++
  openFiles.set(descriptor, path)
  return descriptor
}

export const closeSync = (descriptor: number): boolean => openFiles.delete(descriptor)
export const fstatSync = (descriptor: number) => statSync(pathOf(descriptor))

/** Copies bytes of an open file into a buffer. Returns the number of copied bytes. */
export function readSync(descriptor: number, buffer: Uint8Array, offset: number, length: number, position: number) {
  const part = getMemoryFileOrThrow(pathOf(descriptor)).bytes.subarray(position, position + length)
  buffer.set(part, offset)
  return part.length
}

function pathOf(descriptor: number): string {
  const path = openFiles.get(descriptor)
  if (path === undefined) throw createFileSystemError('EBADF', String(descriptor))
  return path
}

/**
 * Returns the bytes of a file in chunks.
 * @param end offset of the last byte that is returned
 */
export async function* createReadStream(
  path: string,
  { start = 0, end = Number.MAX_SAFE_INTEGER, highWaterMark = 65_536 } = {},
) {
  const { bytes } = getMemoryFileOrThrow(path)
  const last = Math.min(end + 1, bytes.length)
  for (let position = start; position < last; position += highWaterMark)
    yield Buffer.from(bytes.slice(position, Math.min(last, position + highWaterMark)))
}
