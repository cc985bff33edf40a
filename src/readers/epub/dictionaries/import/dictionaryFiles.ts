import { gunzipSync, type UnzipFileInfo, unzipSync } from 'fflate'
import type { DictionarySource } from '../lookup/dictionaryEntries'
import { DictionaryError } from './dictionaryError'
import { starDictFileKind } from './groupDictionaryFiles'
import { readStarDict } from './stardict'
import { readTabSeparated } from './tabSeparated'
import { readYomitan } from './yomitan'

/** File of a dictionary, as selected by the user. */
export interface NamedBytes {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Maximum unpacked size of a file, in bytes. Larger files exceed the memory of a tab. */
const largest = 1024 ** 3

const tabbed = /\.(tsv|tab|txt)$/i

/**
 * Reads a dictionary from its files.
 * @param files  one zip archive (Yomitan, StarDict or tab-separated), the files of one StarDict dictionary, or one tab-separated file
 * @throws DictionaryError when the format is unknown or a file is missing, broken or too large
 */
export function readDictionary(files: readonly NamedBytes[]): DictionarySource {
  const [first] = files
  if (!first) throw new DictionaryError('unknown')
  if (isArchive(first.bytes)) return readArchive(first)
  if (starDictFileKind.test(first.name)) {
    const parts = new Map(files.map(({ name, bytes }) => [name, () => bytes]))
    return readStarDictFiles(parts)
  }
  if (tabbed.test(first.name)) return readTabSeparated(utf8Of(first), first.name)
  throw new DictionaryError('unknown', first.name)
}

function readArchive({ name, bytes }: NamedBytes): DictionarySource {
  const parts = new Map<string, () => Uint8Array>()
  const take = (wanted: string): Uint8Array =>
    unzipped(bytes, name, file => file.name === wanted)[wanted] ?? fail('broken', wanted)
  unzipped(bytes, name, file => {
    parts.set(file.name, () => {
      if (file.originalSize > largest) throw new DictionaryError('tooLarge', file.name)
      return take(file.name)
    })
    return false
  })
  const names = [...parts.keys()].filter(part => !/(^|\/)(__MACOSX\/|\.)/.test(part))
  const index = names.find(part => baseOf(part) === 'index.json')
  if (index !== undefined) {
    const folder = index.slice(0, -'index.json'.length)
    const banks = names.filter(
      part => part.startsWith(folder) && /^term_bank_\d+\.json$/.test(part.slice(folder.length)),
    )
    if (banks.length === 0) throw new DictionaryError('missing', 'term_bank_1.json')
    const textOf = (part: string) => utf8Of({ name: baseOf(part), bytes: parts.get(part)?.() ?? fail('broken', part) })
    return readYomitan(textOf(index), banks, textOf)
  }
  const [lone = ''] = names.filter(part => tabbed.test(part))
  if (!names.some(part => /\.ifo$/i.test(part)) && lone)
    return readTabSeparated(utf8Of({ name: lone, bytes: parts.get(lone)?.() ?? fail('broken', lone) }), baseOf(lone))
  if (!names.some(part => starDictFileKind.test(part))) throw new DictionaryError('unknown', name)
  return readStarDictFiles(parts)
}

/** @param parts  functions that return the bytes of a file, by path. The files of a dictionary differ only in their extension. */
function readStarDictFiles(parts: ReadonlyMap<string, () => Uint8Array>): DictionarySource {
  const names = [...parts.keys()].sort()
  const ifo = names.find(name => /\.ifo$/i.test(name)) ?? fail('missing', '.ifo')
  const stem = ifo.slice(0, -4).toLowerCase()
  const readFile = (kinds: readonly string[]) => {
    const name = names.find(each => kinds.some(kind => each.toLowerCase() === stem + kind))
    return name === undefined ? undefined : unpacked({ name, bytes: parts.get(name)?.() ?? fail('broken', name) })
  }
  const syn = readFile(['.syn', '.syn.dz'])
  return readStarDict({
    ifo: readFile(['.ifo']) ?? fail('missing', '.ifo'),
    idx: readFile(['.idx', '.idx.gz']) ?? fail('missing', '.idx'),
    dict: readFile(['.dict', '.dict.dz']) ?? fail('missing', '.dict'),
    ...(syn && { syn }),
  })
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

function unzipped(bytes: Uint8Array, name: string, filter: (file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch {
    throw new DictionaryError('broken', name)
  }
}

/** Unpacks gzip and dictzip, which is gzip with an extra header field. The last four bytes contain the unpacked size. */
function unpacked({ name, bytes }: NamedBytes): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  const size =
    bytes.length > 18 ? new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4).getUint32(0, true) : 0
  if (size > largest) throw new DictionaryError('tooLarge', baseOf(name))
  try {
    return gunzipSync(bytes)
  } catch {
    throw new DictionaryError('broken', baseOf(name))
  }
}

function utf8Of({ name, bytes }: NamedBytes): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new DictionaryError('encoding', name)
  }
}

function fail(reason: 'missing' | 'broken', file: string): never {
  throw new DictionaryError(reason, file)
}
