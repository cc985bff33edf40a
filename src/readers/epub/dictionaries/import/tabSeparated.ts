import type { DictionarySource } from '../lookup/dictionaryEntries'
import { dictionaryLanguages } from '../lookup/dictionaryLanguages'
import { DictionaryError } from './dictionaryError'

/**
 * Reads a tab-separated dictionary: one headword, tab and definition per line. In the definition `\n`, `\t` and `\\` are escapes. Lines
 * without a tab and comments, which begin with `#`, are skipped.
 * @param name  file name, which provides the dictionary name and the languages
 * @throws DictionaryError when less than half of the lines are entries
 */
export function readTabSeparated(source: string, name: string): DictionarySource {
  const lines = source
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
  const rows = lines.flatMap(line => {
    const at = line.indexOf('\t')
    const [word, meaning] = [line.slice(0, Math.max(0, at)).trim(), line.slice(at + 1).trim()]
    return at > 0 && word && meaning ? [{ word, meaning }] : []
  })
  if (rows.length === 0 || rows.length * 2 < lines.length)
    throw new DictionaryError(lines.length ? 'unknown' : 'empty', name)
  return {
    name: name.replace(/\.[^.]+$/, ''),
    ...dictionaryLanguages(name),
    words: rows.map(({ word }) => word),
    entry: index => {
      const { word = '', meaning = '' } = rows[index] ?? {}
      return { word, meaning: unescaped(meaning), form: 'text' }
    },
  }
}

const unescaped = (meaning: string): string =>
  meaning.replace(/\\([\\nt])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign === 't' ? '\t' : '\\'))
