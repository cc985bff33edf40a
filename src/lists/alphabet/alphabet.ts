import type { GroupCount, SeriesCondition } from '../../generated/model.schemas'
import { allOf } from '../filters/condition'

/**
 * A letter of the alphabet bar: the first characters it covers, the number of its titles, and the number of titles
 * before it.
 */
export type AlphabetLetter = { label: string; characters: readonly string[]; count: number; before: number }

/** Label for titles that start with a digit or a symbol. */
export const SYMBOLS_LETTER = '#'

const latin = Array.from('abcdefghijklmnopqrstuvwxyz')
const collator = new Intl.Collator('en', { sensitivity: 'base' })

/**
 * Builds the alphabet of a list in the title order of the server: symbols and digits, A to Z with accented letters,
 * then the letters of other scripts in use.
 * @param groups  title counts by first character from the server, in any order. The counts of the letters add up to
 *   theirs
 */
export function alphabetOf(groups: readonly GroupCount[]): AlphabetLetter[] {
  const byLabel = new Map<string, GroupCount[]>()
  for (const label of [SYMBOLS_LETTER, ...latin.map(letter => letter.toUpperCase())]) byLabel.set(label, [])
  const sorted = [...groups].sort((a, b) => collator.compare(a.group, b.group))
  for (const group of sorted) {
    const label = labelOf(group.group)
    byLabel.set(label, [...(byLabel.get(label) ?? []), group])
  }
  let before = 0
  return Array.from(byLabel, ([label, members]) => {
    const count = members.reduce((sum, member) => sum + member.count, 0)
    const letter = { label, characters: members.map(member => member.group), count, before }
    before += count
    return letter
  })
}

/** Returns the index of the first title of a letter in the full list sorted by title; 0 for an unknown letter. */
export function letterIndex(letters: readonly AlphabetLetter[], label: string, way: 'asc' | 'desc'): number {
  const letter = letters.find(one => one.label === label)
  if (!letter) return 0
  return way === 'asc' ? letter.before : countTitles(letters) - letter.before - letter.count
}

/** Returns the letter for a pressed key; undefined when no title starts with it. */
export function letterByKey(letters: readonly AlphabetLetter[], key: string): string | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined
  const label = labelOf(key.toLowerCase())
  return letters.find(letter => letter.label === label && letter.count > 0)?.label
}

/** Returns the letter of the title at an index of the list sorted by title. */
export function letterAt(letters: readonly AlphabetLetter[], place: number, way: 'asc' | 'desc'): string | undefined {
  const at = way === 'asc' ? place : countTitles(letters) - 1 - place
  return letters.find(({ before, count }) => at >= before && at < before + count)?.label
}

/** Builds the condition for titles of a letter, for lists that are not sorted by title. */
export function letterCondition(letters: readonly AlphabetLetter[], label: string): SeriesCondition | undefined {
  const characters = letters.find(letter => letter.label === label)?.characters ?? [label.toLowerCase()]
  const begins = characters.map((value): SeriesCondition => ({ titleSort: { operator: 'beginsWith', value } }))
  return begins.length > 1 ? { anyOf: begins } : allOf(begins)
}

/** Returns the number of titles of all letters. */
export const countTitles = (letters: readonly AlphabetLetter[]): number =>
  letters.reduce((sum, { count }) => sum + count, 0)

/**
 * Returns the label for a first character. Han and Hangul have thousands of first characters and get one label each.
 */
function labelOf(character: string): string {
  if (!/\p{L}/u.test(character)) return SYMBOLS_LETTER
  if (/\p{Script=Han}/u.test(character)) return '漢'
  if (/\p{Script=Hangul}/u.test(character)) return '한'
  if (/\p{Script=Latin}/u.test(character)) return latinLabel(character)
  return scriptLabel(character)
}

function latinLabel(character: string): string {
  const at = latin.findLastIndex(letter => collator.compare(letter, character) <= 0)
  return (latin[Math.max(0, at)] ?? 'a').toUpperCase()
}

const scriptLabel = (character: string) =>
  hiragana(character.normalize('NFD').replace(/\p{M}/gu, '') || character).toLocaleUpperCase()

const hiragana = (text: string) => text.replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60))
