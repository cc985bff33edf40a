import { closeSync, constants, fstatSync, openSync } from 'node:fs'

/** Flags that open a file for reading. Without `O_NONBLOCK`, opening a named pipe waits for a writer forever. */
export const REGULAR_FILE_OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/**
 * Opens a file for reading.
 * @returns file descriptor, which the caller closes
 * @throws Error when the path is no regular file, such as a named pipe or a device
 */
export function openRegularFile(path: string): number {
  const fd = openSync(path, REGULAR_FILE_OPEN_FLAGS)
  if (fstatSync(fd).isFile()) return fd
  closeSync(fd)
  throw new Error('Only regular files can be read')
}
