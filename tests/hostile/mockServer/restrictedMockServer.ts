import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createMockServerHandlers } from '../../../mock-server/createMockServerHandlers'
import { createUserRecord } from '../../../mock-server/handlers/accounts/createSessionAndClaimHandlers'
import { createMockServer, type MockServerRequestHandler } from '../../../mock-server/http/createMockServer'
import { addLibrary, DEFAULT_LIBRARY_OPTIONS } from '../../../mock-server/scanner/addLibrary'
import type { BookRecord, LibraryRecord } from '../../../mock-server/state/libraryRecords'
import { MockServerState } from '../../../mock-server/state/mockServerState'
import { createPngWithFalseSize } from '../generators/hostileImages'
import { createPdfFromObjects } from '../generators/hostilePdf'
import { createHostileZip, createTestEpub } from '../generators/hostileZip'

const SECRET = 'secret'
const headersFor = (email: string) => ({
  authorization: `Basic ${btoa(`${email}:${SECRET}`)}`,
  'x-requested-with': 'XMLHttpRequest',
})

/**
 * `ADMIN_ACCOUNT_HEADERS` contains the credentials of the administrator. `READER_ACCOUNT_HEADERS` contains the
 * credentials of a reader. After `RestrictedMockServer.fillLibraries`, the reader may see only the library "Open".
 */
export const ADMIN_ACCOUNT_HEADERS = headersFor('admin@example.org')
export const READER_ACCOUNT_HEADERS = headersFor('reader@example.org')

/** Mock server with an administrator and a reader. The library files are written by the test or by `fillLibraries`. */
export class RestrictedMockServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'hostile-world-'))
  readonly world = new MockServerState()
  readonly handleRequest: MockServerRequestHandler

  constructor() {
    const roles = ['PAGE_STREAMING', 'FILE_DOWNLOAD']
    this.world.users.set('A', createUserRecord('A', 'admin@example.org', SECRET, ['ADMIN', ...roles]))
    this.world.users.set('R', createUserRecord('R', 'reader@example.org', SECRET, roles))
    this.handleRequest = createMockServer(this.world, createMockServerHandlers(this.world))
  }

  path(name: string): string {
    return join(this.folder, name)
  }

  /** Writes a file. The path is relative to the folder of the server. */
  writeFile(name: string, bytes: Uint8Array | string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true })
    writeFileSync(this.path(name), bytes)
  }

  /**
   * Writes three books into each of the libraries "Open" and "Hidden": a comic, an EPUB and a PDF. Scans both
   * libraries. Restricts the reader to the library "Open".
   */
  async fillLibraries(): Promise<void> {
    const picture = createPngWithFalseSize(16, 32)
    const drawing = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    for (const name of ['Open', 'Hidden']) {
      this.writeFile(
        `${name}/Series/comic.cbz`,
        createHostileZip([
          { name: '1.png', content: picture },
          { name: '2.svg', content: drawing },
        ]),
      )
      this.writeFile(`${name}/Series/novel.epub`, createTestEpub({}))
      this.writeFile(
        `${name}/Series/sheets.pdf`,
        createPdfFromObjects(['<< /Type /Pages /Kids [3 0 R] >>', '<< /Type /Page >>']),
      )
      await this.scan(name)
    }
    const reader = this.world.users.get('R')
    if (reader) Object.assign(reader, { sharedAllLibraries: false, sharedLibrariesIds: [this.library('Open').id] })
  }

  /** Adds a library with a folder. Waits until its files are analyzed. */
  async scan(name: string): Promise<LibraryRecord> {
    const library = addLibrary(this.world, {
      ...DEFAULT_LIBRARY_OPTIONS,
      name,
      root: this.path(name),
      scanInterval: 'DISABLED',
    })
    await this.world.tasks.idle()
    return library
  }

  library(name: string): LibraryRecord {
    const library = [...this.world.libraries.values()].find(candidate => candidate.name === name)
    if (!library) throw new Error(`There is no library ${name}`)
    return library
  }

  book(libraryName: string, name: string): BookRecord {
    const { id } = this.library(libraryName)
    const book = [...this.world.books.values()].find(candidate => candidate.libraryId === id && candidate.name === name)
    if (!book) throw new Error(`There is no book ${name}`)
    return book
  }

  /** Sends a request to the mock server. The default user is the administrator. */
  request(
    path: string,
    headers: Record<string, string> = ADMIN_ACCOUNT_HEADERS,
    init: RequestInit = {},
  ): Promise<Response> {
    return this.handleRequest(
      new Request(`http://server${path}`, { ...init, headers: { ...headers, ...(init.headers as object) } }),
    )
  }

  async close(): Promise<void> {
    await this.world.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
