import type { GroupCount, SeriesCondition } from '../../generated/model.schemas'
import { allOf } from '../filters/condition'

/** One key of the alphabet bar: the first characters it stands for, how many titles it has and how many come before it. */
export type AlphabetLetter = { label: string; characters: readonly string[]; count: number; before: number }

/** What is no letter of any script: digits, signs. */
export const SYMBOLS_LETTER = '#'

const latin = Array.from('abcdefghijklmnopqrstuvwxyz')
const collator = new Intl.Collator('en', { sensitivity: 'base' })

/**
 * The alphabet of a list, in the server's order of titles: signs and digits, A to Z (with what is sorted among them), then
 * the letters of other scripts that occur. The counts add up to those of the groups.
 * @param groups  one per first character, as the server counts them, in any order
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

/** The place of a letter's first title in a list of all titles, forward or backward. */
export function letterIndex(letters: readonly AlphabetLetter[], label: string, way: 'asc' | 'desc'): number {
  const letter = letters.find(one => one.label === label)
  if (!letter) return 0
  return way === 'asc' ? letter.before : countTitles(letters) - letter.before - letter.count
}

/** The letter that a key stands for, if there are titles that begin with it. */
export function letterByKey(letters: readonly AlphabetLetter[], key: string): string | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined
  const label = labelOf(key.toLowerCase())
  return letters.find(letter => letter.label === label && letter.count > 0)?.label
}

/** The letter that the title at a place begins with. */
export function letterAt(letters: readonly AlphabetLetter[], place: number, way: 'asc' | 'desc'): string | undefined {
  const at = way === 'asc' ? place : countTitles(letters) - 1 - place
  return letters.find(({ before, count }) => at >= before && at < before + count)?.label
}

/** Titles that begin with a letter, for orders in which they do not stand together. */
export function letterCondition(letters: readonly AlphabetLetter[], label: string): SeriesCondition | undefined {
  const characters = letters.find(letter => letter.label === label)?.characters ?? [label.toLowerCase()]
  const begins = characters.map((value): SeriesCondition => ({ titleSort: { operator: 'beginsWith', value } }))
  return begins.length > 1 ? { anyOf: begins } : allOf(begins)
}

/** How many things stand under all letters. */
export const countTitles = (letters: readonly AlphabetLetter[]): number =>
  letters.reduce((sum, { count }) => sum + count, 0)

/** Han and Hangul have thousands of first characters: they are one key each. */
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
