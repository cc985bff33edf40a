import { unzipSync } from 'fflate'
import { decodeTextFile } from '../content/decodeTextFile'

/** Texts of the files of an EPUB that the server does not serve. */
export interface PackageFileTexts {
  /** Path of the package document. */
  readonly path: string
  readonly packageText: string
  /** List of encrypted files; undefined when there is none. */
  readonly encryptionText?: string
}

/** Maximum size of a text. Package documents of real books have up to 1 MB. */
const MAX_TEXT_BYTES = 8_000_000

/**
 * Reads the package document and the list of encrypted files of an EPUB.
 * @returns undefined when the container names no package document, or a file is larger than 8 MB
 * @throws an error of fflate for an invalid archive
 */
export function readPackageFiles(archive: Uint8Array): PackageFileTexts | undefined {
  const read = (...names: readonly string[]) => {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => names.includes(name) && originalSize <= MAX_TEXT_BYTES,
    })
    return names.map(name => (files[name] ? decodeTextFile(files[name]) : undefined))
  }
  const [container = '', encryptionText] = read('META-INF/container.xml', 'META-INF/encryption.xml')
  const [, , declaredPath] = /<(?:\w+:)?rootfile\s[^>]*?\bfull-path\s*=\s*(["'])(.*?)\1/s.exec(container) ?? []
  const path = declaredPath === undefined ? undefined : decodeXmlEntities(declaredPath)
  if (path === undefined) return undefined
  const [packageText] = read(path)
  return packageText === undefined
    ? undefined
    : { path, packageText, ...(encryptionText !== undefined && { encryptionText }) }
}

const xmlEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decodeXmlEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => xmlEntities[name] ?? '')
