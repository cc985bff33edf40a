import { decodeTextFile } from '../../content/decodeTextFile'
import { resolveEpubResourcePath } from '../../sanitize/resolveEpubResourcePath'

/**
 * Texts of files inside an EPUB: package document, list of encrypted files and navigation document. The server does not
 * offer the first two files individually.
 */
export interface EpubPackageFileTexts {
  readonly path: string
  readonly packageText: string
  /** Text of the file that lists the encrypted files. Undefined if this file is missing or too large. */
  readonly encryptionText?: string
  readonly navigation?: { readonly path: string; readonly text: string }
}

/**
 * Reads files of an archive. Ignores files that are larger than `maxBytes` bytes. Returns the contents by file path.
 * @throws an error of fflate for an invalid archive
 */
export type ArchiveFilesReader = (
  archive: Uint8Array,
  names: readonly string[],
  maxBytes: number,
) => ReadonlyMap<string, Uint8Array>

/** Maximum size of a text in bytes. The package document of a normal book has at most 1 MB. */
const MAX_TEXT_BYTES = 8_000_000

/**
 * Reads the package document, the list of encrypted files and the navigation document of an EPUB.
 * @param archive bytes of the EPUB, or its first bytes
 * @param readFiles function that reads files of the archive
 * @returns undefined if there is no package document, or if a required file is larger than 8 MB
 * @throws an error of fflate for an invalid archive
 */
export function readEpubPackageFiles(
  archive: Uint8Array,
  readFiles: ArchiveFilesReader,
): EpubPackageFileTexts | undefined {
  const read = (...names: readonly string[]) => {
    const files = readFiles(archive, names, MAX_TEXT_BYTES)
    return names.map(name => {
      const file = files.get(name)
      return file && decodeTextFile(file)
    })
  }
  const [container = '', encryptionText] = read('META-INF/container.xml', 'META-INF/encryption.xml')
  const path = tagsOf(container, 'rootfile')
    .map(tag => attributeOf(tag, 'full-path'))
    .find(value => value !== undefined)
  if (path === undefined) return undefined
  const [packageText] = read(path)
  if (packageText === undefined) return undefined
  const navigationPath = navigationPathOf(packageText, path)
  const [navigationText] = navigationPath === undefined ? [] : read(navigationPath)
  return {
    path,
    packageText,
    ...(encryptionText !== undefined && { encryptionText }),
    ...(navigationPath !== undefined &&
      navigationText !== undefined && { navigation: { path: navigationPath, text: navigationText } }),
  }
}

function navigationPathOf(packageText: string, packagePath: string): string | undefined {
  const navigation = tagsOf(packageText, 'item').find(tag =>
    attributeOf(tag, 'properties')?.split(/\s+/).includes('nav'),
  )
  return navigation && resolveEpubResourcePath(attributeOf(navigation, 'href') ?? '', packagePath)?.path
}

/**
 * Returns the start tags of all elements with the given name in an XML text. Searches the XML text instead of parsing
 * it, because workers have no XML parser.
 */
function tagsOf(text: string, name: string): readonly string[] {
  const startPattern = new RegExp(`^(?:\\w+:)?${name}\\s`)
  return text
    .split('<')
    .filter(part => startPattern.test(part))
    .map(part => part.split('>', 1)[0] ?? '')
}

function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(tag)?.[2]
  return value === undefined ? undefined : decodeXmlEntities(value)
}

const xmlEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decodeXmlEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => xmlEntities[name] ?? '')
