import { languageName } from '../language/languageName'
import { type Choice, choiceOf, type Filters, hasRange, NONE, withChoice, withoutSide } from './filters'
import { type FilterRow, type FilterTable, isFlag, YES } from './filterTable'

/** The language that the words are in, and the names of what has only an id. */
export type Wording = {
  t: (key: string, values?: Record<string, unknown>) => string
  enumText: (enumeration: string, value: string) => string
  locale: string
  libraryName: (id: string) => string | undefined
}

/** One thing that is in force: what it says, and the filters without it. */
export type Chip = { key: string; text: string; rest: Filters }

/** The filters in words, in the order of the table. All chips together say all that is in force. */
export function chipsOf(table: FilterTable<unknown>, filters: Filters, wording: Wording): Chip[] {
  return Object.entries(table).flatMap(([filter, row]) => {
    const choice = choiceOf(filters, filter)
    const chip = (part: string, text: string | undefined, rest: Filters): Chip[] =>
      text === undefined ? [] : [{ key: `${filter} ${part}`, text, rest }]
    if (isFlag(row)) return chip('flag', flagText(filter, choice, wording), withChoice(filters, filter, emptied))
    const named = choice.without.filter(value => value !== NONE)
    const some = { ...choice, without: named }
    return [
      ...chip('with', wantedText(filter, row, choice, wording), withoutSide(filters, filter, 'with')),
      ...chip(
        'some',
        choice.without.length > named.length
          ? wording.t('list.chip.any', { filter: filterName(filter, wording) })
          : undefined,
        withChoice(filters, filter, some),
      ),
      ...chip(
        'without',
        unwantedText(filter, row, named, wording),
        withChoice(filters, filter, { ...choice, without: choice.without.filter(value => value === NONE) }),
      ),
    ]
  })
}

/** What a filter is called. */
export const filterName = (filter: string, { t }: Pick<Wording, 't'>): string => t(`list.filter.${filter}`)

/** What a value of a filter is called. */
export function valueName(row: FilterRow<unknown>, value: string, { t, enumText, libraryName }: Wording): string {
  if (value === NONE) return t('list.filter.none')
  if (row.words) return enumText(row.words.name, value)
  if (row.suggested === 'languages') return languageName(value)
  if (row.suggested === 'libraries') return libraryName(value) ?? value
  return value
}

const emptied: Choice = { with: [], without: [] }

function flagText(filter: string, choice: Choice, { t }: Wording): string | undefined {
  if (choice.with.includes(YES)) return t(`list.flag.${filter}.with`)
  return choice.without.includes(YES) ? t(`list.flag.${filter}.without`) : undefined
}

function wantedText(filter: string, row: FilterRow<unknown>, choice: Choice, wording: Wording): string | undefined {
  const names = choice.with.filter(value => value !== NONE).map(value => valueName(row, value, wording))
  const named = choice.all && names.length > 1 ? [joined(names, 'conjunction', wording)] : names
  const none = choice.with.includes(NONE) ? [wording.t('list.chip.none')] : []
  const range = hasRange(choice) ? [rangeText(choice, wording)] : []
  const parts = [...named, ...range, ...none]
  if (parts.length === 0) return undefined
  const values = joined(parts, 'disjunction', wording)
  return wording.t('list.chip.is', { filter: filterName(filter, wording), values })
}

function unwantedText(filter: string, row: FilterRow<unknown>, named: string[], wording: Wording): string | undefined {
  if (named.length === 0) return undefined
  const values = joined(
    named.map(value => valueName(row, value, wording)),
    'disjunction',
    wording,
  )
  return wording.t('list.chip.isNot', { filter: filterName(filter, wording), values })
}

function rangeText({ from, to }: Choice, { t }: Wording): string {
  if (from === undefined) return t('list.chip.upTo', { to })
  return to === undefined ? t('list.chip.from', { from }) : t('list.chip.between', { from, to })
}

const joined = (parts: readonly string[], type: 'conjunction' | 'disjunction', { locale }: Wording) =>
  new Intl.ListFormat(locale, { type }).format(parts)
