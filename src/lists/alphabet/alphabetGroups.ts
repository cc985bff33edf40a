import { MAX_LETTER_CHARS } from '../browse/browseListState'

/**
 * Groups of the alphabet bar that an administrator has configured. `groups` maps the label of each group to the first
 * characters of the titles in the group.
 */
export type AlphabetGroupsConfig = { name: string; groups: Readonly<Record<string, readonly string[]>> }

/**
 * Key of the client setting that stores the groups of the alphabet bar for all users. The standard web client of Komga
 * uses the same key.
 */
export const ALPHABET_GROUPS_SETTING_KEY = 'webui.series_groups'

/** Maximum number of groups. The client ignores all further groups, because a bar with more groups is unusable. */
const MAX_GROUPS = 200

/**
 * Parses the groups of the alphabet bar that an administrator has configured.
 * @param text  JSON value of the setting
 * @returns undefined for a missing, empty or invalid configuration
 */
export function parseConfiguredAlphabetGroups(text: string | undefined): AlphabetGroupsConfig | undefined {
  if (!text) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value) || typeof value.name !== 'string' || !isObject(value.groups)) return undefined
    const groups = Object.entries(value.groups).slice(0, MAX_GROUPS).flatMap(readGroup)
    return groups.length > 0 ? { name: value.name, groups: Object.fromEntries(groups) } : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns an array with the group, or an empty array if the group is invalid. Removes spaces at the start and end of
 * the label, because the client also removes these spaces when it reads the label from the URL of a filtered list.
 */
function readGroup([name, characters]: [string, unknown]): [string, string[]][] {
  const label = name.trim()
  if (label === '' || label.length > MAX_LETTER_CHARS || !Array.isArray(characters)) return []
  const texts = characters.filter((character): character is string => typeof character === 'string' && character !== '')
  return texts.length > 0 ? [[label, texts]] : []
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Difference between the Unicode code points of a hiragana character and the matching katakana character. */
const KATAKANA_OFFSET = 0x60
const VOICED_MARK = '\u3099'
const SEMI_VOICED_MARK = '\u309a'

const latinLetters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const hiragana = Array.from(
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
)

/** Predefined groups that an administrator can select. Their names come from the standard web client of Komga. */
export const alphabetGroupPresets = {
  alpha: { name: 'alpha', groups: Object.fromEntries(latinLetters.map(letter => [letter, [letter]])) },
  japanese: { name: 'japanese', groups: Object.fromEntries(hiragana.map(kana => [kana, kanaVariants(kana)])) },
} as const satisfies Record<string, AlphabetGroupsConfig>

/**
 * Returns all characters that the alphabet bar groups under a hiragana character. For example, か, が, カ and ガ are in the
 * group of か.
 */
function kanaVariants(kana: string): string[] {
  const voiced = [VOICED_MARK, SEMI_VOICED_MARK].map(mark => (kana + mark).normalize('NFC'))
  const hiraganaForms = [kana, ...voiced.filter(({ length }) => length === 1)]
  const katakanaForms = hiraganaForms.map(form => String.fromCharCode(form.charCodeAt(0) + KATAKANA_OFFSET))
  return [...hiraganaForms, ...katakanaForms]
}
