import { gzipSync, strToU8, zipSync } from 'fflate'

/** Entry of a test dictionary: a word and its meaning. */
export type TestDictionaryEntry = readonly [word: string, meaning: string]

interface StarDictOptions {
  /** Size in bits of each offset in the index file of the dictionary. */
  readonly bits?: 32 | 64
  /** Whether to compress the index and the meanings (.idx.gz and .dict.dz). */
  readonly packed?: boolean
  /** Synonyms in the dictionary. Each synonym refers to an entry by its index. */
  readonly synonyms?: readonly (readonly [word: string, of: number])[]
  /**
   * Types of the data fields of a meaning. Each type is a letter, for example `m` for plain text. The StarDict format
   * calls this value `sametypesequence`.
   */
  readonly types?: string
}

/** Returns the files of a StarDict dictionary, by file name. */
export function createStarDictFiles(
  name: string,
  entries: readonly TestDictionaryEntry[],
  { bits = 32, packed = false, synonyms = [], types = 'm' }: StarDictOptions = {},
): Record<string, Uint8Array> {
  let at = 0
  const meanings = entries.map(([, meaning]) => strToU8(meaning))
  const idx = entries.flatMap(([word], index) => {
    const size = meanings[index]?.length ?? 0
    const row = [...strToU8(word), 0, ...bigEndian(at, bits / 8), ...bigEndian(size, 4)]
    at += size
    return row
  })
  const syn = synonyms.flatMap(([word, of]) => [...strToU8(word), 0, ...bigEndian(of, 4)])
  const ifo = [
    "StarDict's dict ifo file",
    'version=3.0.0',
    `bookname=${name}`,
    `wordcount=${entries.length}`,
    `idxfilesize=${idx.length}`,
    ...(bits === 64 ? ['idxoffsetbits=64'] : []),
    ...(types ? [`sametypesequence=${types}`] : []),
    '',
  ].join('\n')
  const dict = Uint8Array.from(meanings.flatMap(bytes => [...bytes]))
  return {
    [`${name}.ifo`]: strToU8(ifo),
    ...(packed
      ? { [`${name}.idx.gz`]: gzipSync(Uint8Array.from(idx)), [`${name}.dict.dz`]: gzipSync(dict) }
      : { [`${name}.idx`]: Uint8Array.from(idx), [`${name}.dict`]: dict }),
    ...(syn.length > 0 && { [`${name}.syn`]: Uint8Array.from(syn) }),
  }
}

export const zipDictionaryFiles = (parts: Readonly<Record<string, Uint8Array>>): Uint8Array => zipSync({ ...parts })

/**
 * Returns the files of a Yomitan dictionary, by file name.
 * @param about fields of `index.json`
 * @param banks contents of the term banks. A term bank is a JSON file with entries of the dictionary.
 */
export const createYomitanFiles = (about: object, ...banks: readonly unknown[]): Record<string, Uint8Array> => ({
  'index.json': strToU8(JSON.stringify({ title: 'small', format: 3, revision: '1', ...about })),
  ...Object.fromEntries(banks.map((bank, nth) => [`term_bank_${nth + 1}.json`, strToU8(JSON.stringify(bank))])),
})

const bigEndian = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256)
