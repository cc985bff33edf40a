import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readEpubPackageFiles } from './readEpubPackageFiles'
import { readFilesOfArchive } from './readFilesOfArchive'
import { readFilesOfTruncatedArchive } from './readFilesOfTruncatedArchive'

const container = (...paths: readonly string[]) =>
  `<container><rootfiles>${paths.map(path => `<rootfile media-type="x" full-path='${path}'/>`).join('')}</rootfiles></container>`
const archiveOf = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

test('reads the first package document that the container file lists, and the list of encrypted files', () => {
  const archive = archiveOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container('a &amp; b/book.opf', 'other.opf'),
    'META-INF/encryption.xml': '<encryption/>',
    'other.opf': 'other',
    'a & b/book.opf': '<package/>',
  })
  expect(readEpubPackageFiles(archive, readFilesOfArchive)).toEqual({
    path: 'a & b/book.opf',
    packageText: '<package/>',
    encryptionText: '<encryption/>',
  })
})

test('reads the navigation document', () => {
  const archive = archiveOf({
    'META-INF/container.xml': container('OPS/book.opf'),
    'OPS/book.opf': "<item id='a' href='a.xhtml'/><item\n properties='cover-image nav' href='../n%20v.xhtml'/>",
    'n v.xhtml': '<html/>',
  })
  expect(readEpubPackageFiles(archive, readFilesOfArchive)?.navigation).toEqual({ path: 'n v.xhtml', text: '<html/>' })
})

test('returns undefined without a container file, without a package document, and for a package document above 8 MB', () => {
  expect(readEpubPackageFiles(archiveOf({ 'book.opf': '<package/>' }), readFilesOfArchive)).toBeUndefined()
  expect(
    readEpubPackageFiles(archiveOf({ 'META-INF/container.xml': container('book.opf') }), readFilesOfArchive),
  ).toBeUndefined()
  const large = { 'META-INF/container.xml': container('book.opf'), 'book.opf': ' '.repeat(8_000_001) }
  expect(readEpubPackageFiles(archiveOf(large), readFilesOfArchive)).toBeUndefined()
})

test('throws an error for a file that is not an archive', () => {
  expect(() => readEpubPackageFiles(strToU8('no archive'), readFilesOfArchive)).toThrow()
})

test('reads the package document of a cut EPUB, but not a navigation document behind the cut', () => {
  const archive = archiveOf({
    'META-INF/container.xml': container('book.opf'),
    'book.opf': "<package/><item properties='nav' href='nav.xhtml'/>",
    'image.svg': Array.from({ length: 9_000 }, (_, at) => at ** 3).join(),
    'nav.xhtml': '<html/>',
  })
  const beginning = archive.subarray(0, 2_000)
  expect(() => readEpubPackageFiles(beginning, readFilesOfArchive)).toThrow()
  const files = readEpubPackageFiles(beginning, readFilesOfTruncatedArchive)
  expect(files).toEqual({ path: 'book.opf', packageText: "<package/><item properties='nav' href='nav.xhtml'/>" })
  expect(readEpubPackageFiles(archive.subarray(0, 100), readFilesOfTruncatedArchive)).toBeUndefined()
})
