import type { GroupCount, SeriesCondition } from '../../generated/model.schemas'
import { combineConditionsWithAnd } from '../filters/filterConditions'
import type { AlphabetGroupsConfig } from './alphabetGroups'

/**
 * Letter or group of the alphabet bar. `characters` are the first characters of its titles, and `count` is the number
 * of titles. `runs` are the ranges of these titles in the list sorted by title. A configured group can have several
 * ranges.
 */
export type AlphabetLetterData = {
  label: string
  characters: readonly string[]
  count: number
  runs: readonly TitleRun[]
}

/**
 * Consecutive titles in the list sorted by title. `start` is the index of the first title. `end` is the index of the
 * last title plus 1.
 */
type TitleRun = { start: number; end: number }

/**
 * Label of the group that contains titles whose first character is a digit or a symbol. If an administrator has
 * configured groups, this group also contains the titles that belong to no other group.
 */
export const SYMBOLS_LETTER_LABEL = '#'

const latinLetters = Array.from('abcdefghijklmnopqrstuvwxyz')
const collator = new Intl.Collator('en', { sensitivity: 'base' })

/**
 * Builds the letters of the alphabet bar. The group of digits and symbols is first. Then the Latin letters or the
 * configured groups follow, and then all other letters in the order in which the server sorts titles.
 * @param counts number of titles for each first character, in any order
 * @param groups groups that an administrator has configured. The bar shows these groups instead of letters
 */
export function buildAlphabetLetters(
  counts: readonly GroupCount[],
  groups?: AlphabetGroupsConfig,
): AlphabetLetterData[] {
  const labels = groups ? Object.keys(groups.groups) : latinLetters.map(letter => letter.toUpperCase())
  const labelOf = groups ? createGroupLookup(groups) : letterLabel
  const letters = new Map([SYMBOLS_LETTER_LABEL, ...labels].map(label => [label, emptyLetter()]))
  let start = 0
  for (const { group, count } of [...counts].sort((a, b) => collator.compare(a.group, b.group))) {
    const label = labelOf(group)
    const letter = letters.get(label) ?? emptyLetter()
    letters.set(label, letter)
    letter.characters.push(group)
    addRun(letter.runs, { start, end: start + count })
    start += count
  }
  return Array.from(letters, ([label, { characters, runs }]) => ({
    label,
    characters,
    runs,
    count: runs.reduce((sum, run) => sum + run.end - run.start, 0),
  }))
}

const emptyLetter = (): { characters: string[]; runs: TitleRun[] } => ({ characters: [], runs: [] })

function addRun(runs: TitleRun[], run: TitleRun) {
  const last = runs.at(-1)
  if (last?.end === run.start) last.end = run.end
  else runs.push(run)
}

/**
 * Returns a function that finds the group for the first character of a title. The group for `e` also contains titles
 * that start with `é`, because the server sorts `e` and `é` as the same letter.
 */
function createGroupLookup({ groups }: AlphabetGroupsConfig): (character: string) => string {
  const entries = Object.entries(groups).flatMap(([label, characters]) =>
    characters.map((character): [string, string] => [character, label]),
  )
  const findGroup = (character: string) => entries.find(([each]) => collator.compare(each, character) === 0)?.[1]
  return character => findGroup(character) ?? findGroup(letterLabel(character)) ?? SYMBOLS_LETTER_LABEL
}

/**
 * Finds the first title of a letter in the list sorted by title. Returns the index of this title, or 0 for an unknown
 * letter.
 * @param direction sort direction of the list
 */
export function getFirstTitleIndexOfLetter(
  letters: readonly AlphabetLetterData[],
  label: string,
  direction: 'asc' | 'desc',
): number {
  const runs = letters.find(candidate => candidate.label === label)?.runs
  const [first, last] = [runs?.[0], runs?.at(-1)]
  if (!first || !last) return 0
  return direction === 'asc' ? first.start : countTitlesOfLetters(letters) - last.end
}

/** Returns the letter of the alphabet bar for a pressed key. Undefined if no title starts with this letter. */
export function findLetterForKey(letters: readonly AlphabetLetterData[], key: string): string | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined
  const character = key.toLowerCase()
  const label = letterLabel(character)
  const inUse = letters.filter(({ count }) => count > 0)
  const letter =
    inUse.find(({ characters }) => characters.includes(character)) ?? inUse.find(each => each.label === label)
  return letter?.label
}

/**
 * Returns the letter of the alphabet bar to which a title belongs.
 * @param index index of the title in the list sorted by title
 * @param direction sort direction of the list
 */
export function findLetterOfTitleAtIndex(
  letters: readonly AlphabetLetterData[],
  index: number,
  direction: 'asc' | 'desc',
): string | undefined {
  const ascendingIndex = direction === 'asc' ? index : countTitlesOfLetters(letters) - 1 - index
  return letters.find(({ runs }) => runs.some(({ start, end }) => ascendingIndex >= start && ascendingIndex < end))
    ?.label
}

/**
 * Builds the condition for the titles of a letter. If `letters` contains no characters for the letter, for example
 * because no title starts with the letter, the condition requires titles that start with the label. Without a
 * condition, the list would show all titles.
 */
export function buildLetterCondition(
  letters: readonly AlphabetLetterData[],
  label: string,
): SeriesCondition | undefined {
  const known = letters.find(letter => letter.label === label)?.characters ?? []
  const characters = known.length > 0 ? known : [label.toLowerCase()]
  const conditions = characters.map((value): SeriesCondition => ({ titleSort: { operator: 'beginsWith', value } }))
  return conditions.length > 1 ? { anyOf: conditions } : combineConditionsWithAnd(conditions)
}

/** Returns how many titles start with any of the given letters. */
export const countTitlesOfLetters = (letters: readonly AlphabetLetterData[]): number =>
  letters.reduce((sum, { count }) => sum + count, 0)

/**
 * Returns the label under which the alphabet bar lists titles that start with a given character. All Chinese characters
 * have the label 漢, and all Korean characters have the label 한.
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
