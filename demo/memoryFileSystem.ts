type MemoryFile = { bytes: Uint8Array; mtimeMs: number }

const files = new Map<string, MemoryFile>()
const folders = new Set<string>(['/'])
let reportWrite: (path: string, bytes: Uint8Array) => void = () => {}

/**
 * Sets the function that is called after each write or rename of a file. The function receives the path and the content
 * of the file. After a rename, it receives the new path.
 */
export function onMemoryFileWrite(report: typeof reportWrite): void {
  reportWrite = report
}

/** Creates an error with the code of a failed system call, such as ENOENT. */
export const createFileSystemError = (code: string, path: string): Error =>
  Object.assign(new Error(`${code}: ${path}`), { code })

/**
 * Returns the file at a path.
 * @throws ENOENT when there is no such file
 */
export function getMemoryFileOrThrow(path: string): MemoryFile {
  const file = files.get(path)
  if (!file) throw createFileSystemError('ENOENT', path)
  return file
}

export const isMemoryFile = (path: string): boolean => files.has(path)
export const isMemoryFolder = (path: string): boolean => folders.has(withoutTrailingSlash(path))

/** Writes a file and creates its folders. Copies the bytes, because callers reuse their buffers. */
export function writeMemoryFile(path: string, bytes: Uint8Array): void {
  createMemoryFolder(path.slice(0, path.lastIndexOf('/')) || '/')
  const copy = bytes.slice()
  files.set(path, { bytes: copy, mtimeMs: Date.now() })
  reportWrite(path, copy)
}

/** Creates a folder and its missing parent folders. */
export function createMemoryFolder(path: string): void {
  for (let folder = withoutTrailingSlash(path); folder !== '' && !folders.has(folder); folder = parentOf(folder))
    folders.add(folder)
}

/** Removes a file or a folder with its content. Does nothing if the path does not exist. */
export function removeMemoryPath(path: string): void {
  for (const name of [...files.keys()]) if (name === path || name.startsWith(`${path}/`)) files.delete(name)
  for (const name of [...folders]) if (name === path || name.startsWith(`${path}/`)) folders.delete(name)
}

/**
 * Returns the sorted names of the files and folders in a folder.
 * @throws ENOENT when there is no such folder
 */
export function listNamesInMemoryFolder(path: string): string[] {
  const folder = withoutTrailingSlash(path)
  if (!folders.has(folder)) throw createFileSystemError('ENOENT', path)
  const children = [...files.keys(), ...folders].filter(name => name !== folder && parentOf(name) === folder)
  return children.map(name => name.slice(name.lastIndexOf('/') + 1)).sort()
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || (path === '/' ? '' : '/')
const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)
