import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** Names of the tests in a folder: its EPUB files without their extension, sorted. */
export const listEpubTests = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.epub'))
    .map(file => basename(file, '.epub'))
    .sort()

/**
 * Copies EPUB tests to a new library with a folder for each of them, because the books of a folder share a reading
 * direction.
 * @returns the path of the library and the function that deletes it
 */
export function createEpubTestLibrary(folder: string, names: readonly string[]) {
  const path = mkdtempSync(join(tmpdir(), 'longbox-epub-tests-'))
  for (const name of names) {
    mkdirSync(join(path, name))
    copyFileSync(join(folder, `${name}.epub`), join(path, name, `${name}.epub`))
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
