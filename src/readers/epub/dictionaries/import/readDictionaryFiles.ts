import { gunzipSync, type UnzipFileInfo, unzipSync } from 'fflate'
import { dictionaryLimits } from '../dictionaryLimits'
import type { ParsedDictionary } from '../lookup/dictionaryEntries'
import { DictionaryImportError } from './dictionaryImportError'
import { STARDICT_EXTENSION_PATTERN } from './groupDictionaryFiles'
import { readStarDictDictionary } from './readStarDictDictionary'
import { readTabSeparatedDictionary } from './readTabSeparatedDictionary'
import { readYomitanDictionary } from './readYomitanDictionary'

export interface DictionaryFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const TAB_SEPARATED_FILE_NAME = /\.(tsv|tab|txt)$/i

/**
 * Reads a dictionary from its files and detects the format.
 * @param files  a zip archive (Yomitan, StarDict or tab-separated), or the files of a StarDict dictionary, or a
 *   tab-separated file
 * @throws DictionaryImportError when the format or its version is unknown, when a file is missing, broken or too large,
 *   or when the dictionary has no entries or too many entries
 */
export function readDictionaryFiles(files: readonly DictionaryFile[]): ParsedDictionary {
  const [first] = files
  if (!first) throw new DictionaryImportError('unknown')
  if (isArchive(first.bytes)) return readArchive(first)
  const isStarDict = STARDICT_EXTENSION_PATTERN.test(first.name)
  if (!isStarDict && !TAB_SEPARATED_FILE_NAME.test(first.name)) throw new DictionaryImportError('unknown', first.name)
  const tooLarge = files.find(({ name, bytes }) => bytes.length > maxBytesOf(name))
  if (tooLarge) throw new DictionaryImportError('tooLarge', tooLarge.name)
  if (isStarDict) {
    const readers = new Map(files.map(({ name, bytes }) => [name, () => bytes]))
    return readStarDictFiles(readers)
  }
  return readTabSeparatedDictionary(decodeText(first), first.name)
}

function readArchive({ name, bytes }: DictionaryFile): ParsedDictionary {
  const readers = new Map<string, () => Uint8Array>()
  const unzipFile = (fileName: string): Uint8Array => {
    let isUnpacked = false
    const files = unzipFiles(bytes, name, file => {
      const isNext = !isUnpacked && file.name === fileName
      isUnpacked ||= isNext
      return isNext
    })
    return files[fileName] ?? throwDictionaryError('broken', fileName)
  }
  let fileCount = 0
  unzipFiles(bytes, name, file => {
    fileCount += 1
    if (fileCount > dictionaryLimits.maxArchiveFiles) throw new DictionaryImportError('tooLarge', name)
    readers.set(file.name, () => {
      if (file.originalSize > maxBytesOf(file.name)) throw new DictionaryImportError('tooLarge', file.name)
      return unzipFile(file.name)
    })
    return false
  })
  const names = [...readers.keys()].filter(path => !/(^|\/)(__MACOSX\/|\.)/.test(path))
  const index = names.find(path => baseName(path) === 'index.json')
  if (index !== undefined) {
    const folder = index.slice(0, -'index.json'.length)
    const termBanks = names.filter(
      path => path.startsWith(folder) && /^term_bank_\d+\.json$/.test(path.slice(folder.length)),
    )
    if (termBanks.length === 0) throw new DictionaryImportError('missing', 'term_bank_1.json')
    const readText = (path: string) =>
      decodeText({ name: baseName(path), bytes: readers.get(path)?.() ?? throwDictionaryError('broken', path) })
    return readYomitanDictionary(readText(index), termBanks, readText)
  }
  const [textFile = ''] = names.filter(path => TAB_SEPARATED_FILE_NAME.test(path))
  if (!names.some(path => /\.ifo$/i.test(path)) && textFile)
    return readTabSeparatedDictionary(
      decodeText({ name: textFile, bytes: readers.get(textFile)?.() ?? throwDictionaryError('broken', textFile) }),
      baseName(textFile),
    )
  if (!names.some(path => STARDICT_EXTENSION_PATTERN.test(path))) throw new DictionaryImportError('unknown', name)
  return readStarDictFiles(readers)
}

/**
 * Reads a StarDict dictionary.
 * @param readers for each path, a function that returns the bytes of the file
 */
function readStarDictFiles(readers: ReadonlyMap<string, () => Uint8Array>): ParsedDictionary {
  const names = [...readers.keys()].sort()
  const ifo = names.find(name => /\.ifo$/i.test(name)) ?? throwDictionaryError('missing', '.ifo')
  const lowerCaseStem = ifo.slice(0, -4).toLowerCase()
  const readFile = (extensions: readonly string[]) => {
    const name = names.find(candidate =>
      extensions.some(extension => candidate.toLowerCase() === lowerCaseStem + extension),
    )
    return name === undefined
      ? undefined
      : gunzipIfCompressed({ name, bytes: readers.get(name)?.() ?? throwDictionaryError('broken', name) })
  }
  const syn = readFile(['.syn', '.syn.dz'])
  return readStarDictDictionary({
    ifo: readFile(['.ifo']) ?? throwDictionaryError('missing', '.ifo'),
    idx: readFile(['.idx', '.idx.gz']) ?? throwDictionaryError('missing', '.idx'),
    dict: readFile(['.dict', '.dict.dz']) ?? throwDictionaryError('missing', '.dict'),
    ...(syn && { syn }),
  })
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * Returns the maximum unpacked size of a file in bytes. Files with StarDict definitions may be larger than other files,
 * because each definition is decoded separately.
 */
function maxBytesOf(name: string): number {
  if (/\.dict(\.dz)?$/i.test(name)) return dictionaryLimits.maxFileBytes
  return /\.json$/i.test(name) ? dictionaryLimits.maxJsonFileBytes : dictionaryLimits.maxTextFileBytes
}

function unzipFiles(bytes: Uint8Array, name: string, filter: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof DictionaryImportError) throw error
    throw new DictionaryImportError('broken', name)
  }
}

/**
 * Unpacks a file if it is a gzip file. First checks the unpacked size. A gzip file stores its unpacked size in its last
 * four bytes.
 */
function gunzipIfCompressed({ name, bytes }: DictionaryFile): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  const size =
    bytes.length > 18 ? new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4).getUint32(0, true) : 0
  if (size > maxBytesOf(name)) throw new DictionaryImportError('tooLarge', baseName(name))
  try {
    return gunzipSync(bytes)
  } catch {
    throw new DictionaryImportError('broken', baseName(name))
  }
}

function decodeText({ name, bytes }: DictionaryFile): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new DictionaryImportError('encoding', name)
  }
}

function throwDictionaryError(reason: 'missing' | 'broken', file: string): never {
  throw new DictionaryImportError(reason, file)
}
