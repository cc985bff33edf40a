import { dictionaryLimits } from '../dictionaryLimits'
import type { ParsedDictionary } from '../lookup/dictionaryEntries'
import { parseLanguagesOfDictionaryName } from '../lookup/parseLanguagesOfDictionaryName'
import { assertDictionaryEntryLimit, DictionaryImportError } from './dictionaryImportError'

/**
 * Reads a tab-separated dictionary. Each line contains a headword, a tab and a definition. `\n`, `\t` and `\\` are
 * escape sequences in the definition. Skips lines without a tab, and lines that begin with `#`.
 * @param name  file name, from which the dictionary name and the languages are read
 * @throws DictionaryImportError when there are no entries or too many lines, or when fewer than half of the lines
 *   contain an entry
 */
export function readTabSeparatedDictionary(source: string, name: string): ParsedDictionary {
  const lines = source
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
  assertDictionaryEntryLimit(lines.length, name)
  const rows = lines.flatMap(line => {
    const tabIndex = line.indexOf('\t')
    const [word, meaning] = [line.slice(0, Math.max(0, tabIndex)).trim(), line.slice(tabIndex + 1).trim()]
    return tabIndex > 0 && word && meaning ? [{ word, meaning }] : []
  })
  if (rows.length === 0 || rows.length * 2 < lines.length)
    throw new DictionaryImportError(lines.length ? 'unknown' : 'empty', name)
  return {
    name: name.replace(/\.[^.]+$/, '').slice(0, dictionaryLimits.maxNameChars),
    ...parseLanguagesOfDictionaryName(name),
    words: rows.map(({ word }) => word),
    entry: index => {
      const { word = '', meaning = '' } = rows[index] ?? {}
      return { word, meaning: unescapeDefinition(meaning), form: 'text' }
    },
  }
}

const unescapeDefinition = (meaning: string): string =>
  meaning.replace(/\\([\\nt])/g, (_, character: string) => (character === 'n' ? '\n' : character === 't' ? '\t' : '\\'))
