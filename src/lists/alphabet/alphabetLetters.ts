import type { GroupCount, SeriesCondition } from '../../generated/model.schemas'
import { combineConditionsWithAnd } from '../filters/filterConditions'

/**
 * A letter of the alphabet bar. `characters` are the first characters of its titles. `count` is the number of its
 * titles; `before` is the number of titles of the preceding letters.
 */
export type AlphabetLetter = { label: string; characters: readonly string[]; count: number; before: number }

/** Label for titles that start with a digit or a symbol. */
export const SYMBOLS_LETTER_LABEL = '#'

const latinLetters = Array.from('abcdefghijklmnopqrstuvwxyz')
const collator = new Intl.Collator('en', { sensitivity: 'base' })

/**
 * Builds the letters of the alphabet bar in the title order of the server. Symbols and digits come first, then A to Z
 * with accented letters, then letters of other scripts.
 * @param groups number of titles by first character, as returned by the server, in any order
 */
export function buildAlphabetLetters(groups: readonly GroupCount[]): AlphabetLetter[] {
  const byLabel = new Map<string, GroupCount[]>()
  for (const label of [SYMBOLS_LETTER_LABEL, ...latinLetters.map(letter => letter.toUpperCase())])
    byLabel.set(label, [])
  const sorted = [...groups].sort((a, b) => collator.compare(a.group, b.group))
  for (const group of sorted) {
    const label = letterLabel(group.group)
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
export function firstIndexOfLetter(
  letters: readonly AlphabetLetter[],
  label: string,
  direction: 'asc' | 'desc',
): number {
  const letter = letters.find(candidate => candidate.label === label)
  if (!letter) return 0
  return direction === 'asc' ? letter.before : countTitlesOfLetters(letters) - letter.before - letter.count
}

/** Returns the letter for a pressed key; undefined when no title starts with it. */
export function findLetterForKey(letters: readonly AlphabetLetter[], key: string): string | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined
  const label = letterLabel(key.toLowerCase())
  return letters.find(letter => letter.label === label && letter.count > 0)?.label
}

/** Returns the letter of the title at an index of the list sorted by title. */
export function findLetterAtIndex(
  letters: readonly AlphabetLetter[],
  index: number,
  direction: 'asc' | 'desc',
): string | undefined {
  const ascendingIndex = direction === 'asc' ? index : countTitlesOfLetters(letters) - 1 - index
  return letters.find(({ before, count }) => ascendingIndex >= before && ascendingIndex < before + count)?.label
}

/** Builds the condition that filters a list by the first letter of its titles. */
export function buildLetterCondition(letters: readonly AlphabetLetter[], label: string): SeriesCondition | undefined {
  const characters = letters.find(letter => letter.label === label)?.characters ?? [label.toLowerCase()]
  const conditions = characters.map((value): SeriesCondition => ({ titleSort: { operator: 'beginsWith', value } }))
  return conditions.length > 1 ? { anyOf: conditions } : combineConditionsWithAnd(conditions)
}

/** Returns the number of titles of all letters. */
export const countTitlesOfLetters = (letters: readonly AlphabetLetter[]): number =>
  letters.reduce((sum, { count }) => sum + count, 0)

/**
 * Returns the letter label for a first character. Han and Hangul have thousands of first characters, so each script has
 * a single label.
 */
function letterLabel(character: string): string {
  if (!/\p{L}/u.test(character)) return SYMBOLS_LETTER_LABEL
  if (/\p{Script=Han}/u.test(character)) return '漢'
  if (/\p{Script=Hangul}/u.test(character)) return '한'
  if (/\p{Script=Latin}/u.test(character)) return latinLabel(character)
  return scriptLabel(character)
}

function latinLabel(character: string): string {
  const letterIndex = latinLetters.findLastIndex(letter => collator.compare(letter, character) <= 0)
  return (latinLetters[Math.max(0, letterIndex)] ?? 'a').toUpperCase()
}

const scriptLabel = (character: string) =>
  toHiragana(character.normalize('NFD').replace(/\p{M}/gu, '') || character).toLocaleUpperCase()

const toHiragana = (text: string) => text.replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60))
