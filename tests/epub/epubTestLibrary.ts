import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Unzipped, unzipSync, zipSync } from 'fflate'
import { createSilentWavFile } from '../../src/readers/epub/readAloud/mediaControls/connectMediaSession'

/**
 * Returns the sorted names of the tests in a folder. Each EPUB file in the folder is a test. The test has the name of
 * the file without `.epub`.
 */
export const listEpubTests = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.epub'))
    .map(file => basename(file, '.epub'))
    .sort()

/**
 * Copies EPUB tests to a new library. Each test gets its own folder, because all books in a folder have the same
 * reading direction.
 * @returns path of the library, and a function that deletes the library
 */
export async function createEpubTestLibrary(folder: string, names: readonly string[]) {
  const path = mkdtempSync(join(tmpdir(), 'longbox-epub-tests-'))
  for (const name of names) {
    mkdirSync(join(path, name))
    const book = readFileSync(join(folder, `${name}.epub`))
    writeFileSync(join(path, name, `${name}.epub`), name.startsWith('mol-') ? await withAudio(book) : book)
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Path of the audio file in the tests of media overlays. Some collections of EPUB tests omit this long file. */
const NARRATION_PATH = 'EPUB/audio/mobydick.mp4'
const NARRATION_SECONDS = 190

/** Adds silent audio to an EPUB that refers to an audio file without containing it. */
async function withAudio(book: Buffer): Promise<Uint8Array> {
  const files: Unzipped = unzipSync(book)
  const isReferred = Object.entries(files).some(
    ([name, bytes]) => name.endsWith('.smil') && new TextDecoder().decode(bytes).includes(basename(NARRATION_PATH)),
  )
  if (!isReferred || files[NARRATION_PATH]) return book
  const { mimetype = new Uint8Array(), ...others } = files
  const audio = new Uint8Array(await createSilentWavFile(NARRATION_SECONDS).arrayBuffer())
  return zipSync({ mimetype: [mimetype, { level: 0 }], ...others, [NARRATION_PATH]: audio })
}
