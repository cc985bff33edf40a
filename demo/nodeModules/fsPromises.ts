/** Browser replacement for the functions of `node:fs/promises` that the mock server uses. */
import { closeSync, copyFileSync, createReadStream, openSync, readSync } from './fs'

export async function open(path: string) {
  const fd = openSync(path)
  return {
    fd,
    read: async (buffer: Uint8Array, offset: number, length: number, position: number) => ({
      bytesRead: readSync(fd, buffer, offset, length, position),
    }),
    createReadStream: (options: { start: number; end: number }) => createReadStream(path, options),
    close: async () => closeSync(fd),
  }
}

export const copyFile = async (from: string, to: string): Promise<void> => copyFileSync(from, to)
