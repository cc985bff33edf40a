import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const library = join(dirname(fileURLToPath(import.meta.url)), '../../../../sample/library/Books')

/** Writes an EPUB to the library "Books" of the sample. `file` is the path of the EPUB in this library. */
export function saveEpub(file, bytes) {
  mkdirSync(dirname(join(library, file)), { recursive: true })
  writeFileSync(join(library, file), bytes)
  console.log(file, Math.round(bytes.length / 1024), 'KiB')
}
