/**
 * Creates damaged files, and EPUBs without a cover, for the library "Unsorted" and the import sample. The server
 * reports an error when it analyzes the damaged files. The comment of each function states the code of the error.
 */
import { strToU8, unzipSync, zipSync } from 'fflate'
import { createEpub } from '../shelf/epub/createEpub.mjs'

const mtime = new Date('2024-05-04T12:00:00')
const stored = files =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, [bytes, { level: 0, mtime }]]))),
  )

/**
 * Returns an incomplete download: a zip file without the directory at its end. The server reports ERR_1008 for this
 * file.
 */
export const truncateZipArchive = archive => archive.subarray(0, Math.floor(archive.length * 0.4))

/**
 * Returns the HTML error page of a web server. The caller saves this page as a comic file. The server reports ERR_1001
 * for the file.
 */
export const createErrorPageSavedAsComic = () =>
  Buffer.from(
    '<!doctype html>\n<html><head><title>503</title></head><body><h1>Service unavailable</h1></body></html>\n',
  )

/**
 * Returns the start of a 7z archive, a format that the server does not read. The server reports ERR_1001 for this file.
 */
export const createTruncatedSevenZip = () =>
  Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), Buffer.alloc(56, 7)])

/** The constants that end in `_OFFSET` are byte offsets in the headers of a zip entry. */
const LOCAL_NAME_OFFSET = 30
const LOCAL_FLAGS_OFFSET = 6
const CENTRAL_NAME_OFFSET = 46
const CENTRAL_FLAGS_OFFSET = 8
const ENCRYPTED_FLAG = 1

const RAR4_SIGNATURE = Buffer.from('526172211a0700', 'hex')
/** `RAR4_VOLUME` and `RAR4_ENCRYPTED_HEADERS` are flags in the main header of a RAR file (version 4). */
const RAR4_VOLUME = 0x0001
const RAR4_ENCRYPTED_HEADERS = 0x0080

function rar4(flags) {
  const header = Buffer.alloc(13)
  header.writeUInt8(0x73, 2)
  header.writeUInt16LE(flags, 3)
  header.writeUInt16LE(13, 5)
  return Buffer.concat([RAR4_SIGNATURE, header, Buffer.alloc(44, 3)])
}

/** Returns a RAR file with a password. The server reports ERR_1002 for this file. */
export const createEncryptedRar = () => rar4(RAR4_ENCRYPTED_HEADERS)
/**
 * Returns the first file of a RAR archive that is split into several files. The server reports ERR_1004 for this file.
 */
export const createFirstRarVolume = () => rar4(RAR4_VOLUME)

/** Returns a PDF that ends after its header. The server reports ERR_1005 for this file. */
export const createTruncatedPdf = () => Buffer.from('%PDF-1.4\n% the rest did not arrive\n')

/** Returns an EPUB without a package document. The server reports ERR_1005 for this file. */
export const createEpubWithoutPackageDocument = () =>
  stored({ mimetype: strToU8('application/epub+zip'), 'notes.txt': strToU8('The chapters are missing.\n') })

/** Returns a comic without an image. The server reports ERR_1006 for this file. */
export const createComicWithoutPages = () =>
  stored({ 'read me.txt': strToU8('The pages follow in a second upload.\n') })

/**
 * Returns a comic archive unchanged. The caller saves the archive with the extension of an EPUB. The server reports
 * ERR_1032 for this file.
 */
export const disguiseComicAsEpub = archive => archive

/** Returns a comic with readable pages and an encrypted entry. The server reports ERR_1007 for this file. */
export function createComicWithEncryptedEntry(pages) {
  const name = 'notes.bin'
  const files = [...pages, { name, bytes: new Uint8Array(64).fill(65) }]
  const archive = stored(Object.fromEntries(files.map(page => [page.name, page.bytes])))
  archive[archive.indexOf(name) - LOCAL_NAME_OFFSET + LOCAL_FLAGS_OFFSET] |= ENCRYPTED_FLAG
  archive[archive.lastIndexOf(name) - CENTRAL_NAME_OFFSET + CENTRAL_FLAGS_OFFSET] |= ENCRYPTED_FLAG
  return archive
}

/**
 * Returns an EPUB without a cover. If `missing` is true, the package document also refers to an image that is not in
 * the archive. For a file with a missing image, the server reports ERR_1033.
 */
export function createEpubWithoutCover({ id, title, paragraphs, missing = false }) {
  const body = `<h1>${title}</h1>${paragraphs.map(text => `<p>${text}</p>`).join('')}`
  const bytes = createEpub({
    meta: {
      title,
      id,
      language: 'en',
      authors: ['Longbox'],
      publisher: 'Longbox',
      date: '2024-02-01',
      description: '',
      subjects: [],
    },
    chapters: [{ id: 'notes', title, body }],
    images: missing ? [{ name: 'ornament.png', type: 'image/png', bytes: new Uint8Array(1) }] : [],
    toc: [{ title, href: 'notes.xhtml' }],
  })
  return Buffer.from(missing ? withoutEntry(bytes, 'EPUB/ornament.png') : bytes)
}

function withoutEntry(archive, removed) {
  const entries = Object.entries(unzipSync(archive)).filter(([name]) => name !== removed)
  return zipSync(
    Object.fromEntries(entries.map(([name, bytes]) => [name, [bytes, { level: name === 'mimetype' ? 0 : 9, mtime }]])),
  )
}
