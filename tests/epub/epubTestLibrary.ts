import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** Returns the test names: the EPUB files of a folder without extension, sorted. */
export const listEpubTests = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.epub'))
    .map(file => basename(file, '.epub'))
    .sort()

/**
 * Copies EPUB tests to a new library. Each test has its own folder, because the books of a folder share a reading direction.
 * @returns path of the library, and a function that deletes the library
 */
export function createEpubTestLibrary(folder: string, names: readonly string[]) {
  const path = mkdtempSync(join(tmpdir(), 'longbox-epub-tests-'))
  for (const name of names) {
    mkdirSync(join(path, name))
    copyFileSync(join(folder, `${name}.epub`), join(path, name, `${name}.epub`))
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
