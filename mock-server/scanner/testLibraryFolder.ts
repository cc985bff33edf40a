import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import sharp from 'sharp'
import type { BookRecord, SeriesRecord } from '../state/libraryRecords'
import { MockServerState } from '../state/mockServerState'
import { addLibrary, DEFAULT_LIBRARY_OPTIONS, type LibraryOptions } from './addLibrary'
import { enqueueLibraryScan } from './enqueueLibraryTasks'

/** Temporary library folder for a test, and a mock server state that scans this folder. */
export class TestLibraryFolder {
  readonly root = mkdtempSync(join(tmpdir(), 'scan-'))
  readonly world = new MockServerState()

  private constructor(readonly png: Uint8Array) {}

  static async make(): Promise<TestLibraryFolder> {
    const image = sharp({ create: { width: 20, height: 30, channels: 3, background: 'teal' } })
    return new TestLibraryFolder(await image.png().toBuffer())
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }

  path(name: string): string {
    return join(this.root, name)
  }

  writeFile(name: string, bytes: Uint8Array | string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true })
    writeFileSync(this.path(name), bytes)
  }

  /**
   * Writes a comic with two identical pages into the folder.
   * @param info fields of the ComicInfo.xml in the comic. If undefined, the comic has no ComicInfo.xml
   */
  writeComic(name: string, info?: Record<string, string | number>): void {
    const fields = Object.entries(info ?? {}).map(([key, value]) => `<${key}>${value}</${key}>`)
    const files: Zippable = { '1.png': this.png, '2.png': this.png, 'mark.txt': strToU8(name) }
    if (info) files['ComicInfo.xml'] = strToU8(`<ComicInfo>${fields.join('')}</ComicInfo>`)
    this.writeFile(name, zipSync(files))
  }

  /**
   * Writes a reflowable EPUB into the folder. It has one chapter, which contains no text.
   * @param chapterBytes minimum size of the chapter file in bytes
   */
  writePlainEpub(name: string, chapterBytes = 0): void {
    const files = {
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': '<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>',
      'b.opf': `<package><metadata/><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>
        </manifest><spine><itemref idref="a"/></spine></package>`,
      'a.xhtml': '<html><body/></html>'.padEnd(chapterBytes),
    }
    this.writeFile(
      name,
      zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
    )
  }

  async scan(options: Partial<LibraryOptions> = {}) {
    const library = addLibrary(this.world, { ...DEFAULT_LIBRARY_OPTIONS, name: 'L', root: this.root, ...options })
    await this.world.tasks.idle()
    return library
  }

  async scanAgain(deep = false): Promise<void> {
    for (const id of this.world.libraries.keys()) enqueueLibraryScan(this.world, id, { deep })
    await this.world.tasks.idle()
  }

  series(name: string): SeriesRecord {
    const match = [...this.world.series.values()].find(series => series.name === name)
    if (!match) throw new Error(`There is no series ${name}`)
    return match
  }

  book(name: string): BookRecord {
    const match = [...this.world.books.values()].find(book => book.name === name && !book.deleted)
    if (!match) throw new Error(`There is no book ${name}`)
    return match
  }
}

/** Creates the text of a series.json with all required fields. `fields` replaces and adds fields. */
export function createMylarSeriesJson(fields: Record<string, unknown>): string {
  const metadata = {
    type: 'comicSeries',
    publisher: 'Publisher',
    name: 'Name',
    comicid: '1',
    year: 2020,
    booktype: 'Print',
    comic_image: 'cover.jpg',
    total_issues: 1,
    publication_run: '2020',
    status: 'Ended',
  }
  return JSON.stringify({ metadata: { ...metadata, ...fields } })
}
