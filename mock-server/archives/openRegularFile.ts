import { closeSync, constants, fstatSync, openSync } from 'node:fs'

/**
 * Flags for opening a file to read it. Without `O_NONBLOCK`, opening a named pipe would block until a program writes to
 * the pipe.
 */
export const REGULAR_FILE_OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/**
 * Opens a file for reading. The caller must close the file.
 * @returns file descriptor
 * @throws Error when the file cannot be opened or is not a regular file, for example a named pipe or a device
 */
export function openRegularFile(path: string): number {
  const fd = openSync(path, REGULAR_FILE_OPEN_FLAGS)
  if (fstatSync(fd).isFile()) return fd
  closeSync(fd)
  throw new Error('Only regular files can be read')
}
