import { type KeyboardEvent, memo, useDeferredValue, useState } from 'react'
import { errorText } from '../../api/errorText'
import { IncludeExcludeChip } from '../../components/controls/IncludeExcludeChip'
import { SegmentedControl } from '../../components/controls/SegmentedControl'
import { isEnterKey } from '../../components/focus/isEnterKey'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { toWesternDigits } from '../../language/toWesternDigits'
import { useTranslate } from '../../language/useTranslate'
import styles from './FilterPanel.module.css'
import { createFilterValueMatcher, type FilterTextContext, getFilterValueLabel } from './filterChips'
import type { FilterDefinition } from './filterDefinitions'
import {
  changeFilterValueInclusion,
  FILTER_VALUE_NONE,
  getFilterInclusion,
  isSameFilterValue,
  replaceFilterRange,
  type SelectedFilterValues,
} from './filterState'
import { type FilterSuggestionScope, useFilterSuggestions } from './useFilterSuggestions'

type FilterValueControlsProps = {
  definition: FilterDefinition<unknown>
  label: string
  choice: SelectedFilterValues
  onChange: (choice: SelectedFilterValues) => void
  textContext: FilterTextContext
  scope: FilterSuggestionScope
}

/**
 * Controls of a single filter, such as chips for the values, a search input if there are many values, a switch between
 * "any" and "all", a chip "none", and inputs for a range. Shows only the controls that the filter needs.
 */
export function FilterValueControls(props: FilterValueControlsProps) {
  const { definition, label, choice, onChange, textContext, scope } = props
  const { t } = textContext
  const [typed, setTyped] = useState('')
  // Deferred copy of the typed text. React renders the filtered list later than the input, so that typing stays fast.
  const deferredText = useDeferredValue(typed)
  const { isLong } = useFilterSuggestions(
    definition.suggestionSource ?? 'libraries',
    scope,
    '',
    definition.suggestionSource !== undefined,
  )
  const includedCount = choice.with.filter(value => value !== FILTER_VALUE_NONE).length
  return (
    <>
      {definition.multiValued && (choice.all || includedCount > 1) && (
        <SegmentedControl
          hideLabel
          label={t('list.filters.mode', { filter: label })}
          value={choice.all ? 'all' : 'any'}
          choices={[
            { value: 'any', label: t('list.filters.any') },
            { value: 'all', label: t('list.filters.all') },
          ]}
          onChange={mode => onChange({ ...choice, all: mode === 'all' ? true : undefined })}
        />
      )}
      {definition.conditions.between && <RangeFields choice={choice} label={label} onChange={onChange} />}
      {definition.suggestionSource !== undefined && isLong && (
        <input
          type="search"
          dir="auto"
          className={styles.search}
          value={typed}
          placeholder={t('list.filters.search')}
          aria-label={t('list.filters.searchIn', { filter: label })}
          onChange={event => setTyped(event.target.value)}
        />
      )}
      <FilterValueChips {...props} typed={deferredText} />
    </>
  )
}

/**
 * Shows the selected values and up to 200 suggested values as chips. Memoized, because `typed` is a deferred copy of
 * the typed text: the chips do not re-render on each key press, but only when the copy changes.
 */
const FilterValueChips = memo(function FilterValueChips({
  typed,
  ...props
}: FilterValueControlsProps & { typed: string }) {
  const { definition, label, choice, onChange, textContext, scope } = props
  const shownValues = useSplitFilterValues(definition, choice, textContext, scope, typed)
  const renderChip = (value: string) => (
    <li key={value}>
      <IncludeExcludeChip
        value={getFilterInclusion(choice, value)}
        onChange={inclusion => onChange(changeFilterValueInclusion(choice, value, inclusion))}
      >
        {getFilterValueLabel(definition, value, textContext)}
      </IncludeExcludeChip>
    </li>
  )
  return (
    <>
      <ul className={styles.values} aria-label={label}>
        {definition.conditions.isNone !== undefined && typed === '' && renderChip(FILTER_VALUE_NONE)}
        {shownValues.first.map(renderChip)}
        {shownValues.others.map(renderChip)}
      </ul>
      <ValuesNote shownValues={shownValues} typed={typed} t={textContext.t} />
    </>
  )
})

/**
 * Shows a note below the chips. The note contains the error of the request, or says that there are no values, or says
 * that more values exist than the chips show.
 */
function ValuesNote({
  shownValues,
  typed,
  t,
}: {
  shownValues: ReturnType<typeof useSplitFilterValues>
  typed: string
  t: FilterTextContext['t']
}) {
  const format = useLocaleFormatters()
  const { first, others, isPending, error, shownCountIfMoreExist: most } = shownValues
  if (error) return <p className={styles.note}>{errorText(error)}</p>
  if (most) return <p className={styles.note}>{t('page.search.capped', { most: format.number(most) })}</p>
  if (isPending || first.length + others.length > 0) return null
  return <p className={styles.note}>{typed ? t('list.filters.noMatch') : t('list.filters.noValues')}</p>
}

function useSplitFilterValues(
  definition: FilterDefinition<unknown>,
  choice: SelectedFilterValues,
  textContext: FilterTextContext,
  scope: FilterSuggestionScope,
  typed: string,
) {
  const suggestions = useFilterSuggestions(
    definition.suggestionSource ?? 'libraries',
    scope,
    typed,
    definition.suggestionSource !== undefined,
  )
  const values = definition.enumeration ? definition.enumeration.values : suggestions.values
  const matchesText = createFilterValueMatcher(definition, typed, textContext)
  const selectedValues = [...choice.with, ...choice.without].filter(value => value !== FILTER_VALUE_NONE)
  const selectedAtStart = useValueAtChangeOf(typed, selectedValues)
  // A click on a chip does not move the chip. Selected values that are not in the list of suggestions come first. If
  // this list is long, the values that were selected when the list appeared also come first.
  const isFirst = (value: string) =>
    (suggestions.isLong && includesFilterValue(selectedAtStart, value)) || !includesFilterValue(values, value)
  const firstValues = [
    ...selectedAtStart,
    ...selectedValues.filter(value => !includesFilterValue(selectedAtStart, value)),
  ].filter(isFirst)
  return {
    first: firstValues.filter(matchesText),
    others: values.filter(
      value => !includesFilterValue(firstValues, value) && (suggestions.isFilteredByServer || matchesText(value)),
    ),
    isPending: definition.suggestionSource !== undefined && suggestions.isPending,
    error: definition.suggestionSource ? suggestions.error : null,
    shownCountIfMoreExist:
      suggestions.hasMoreToFind && (typed.trim() === '' || suggestions.isFilteredByServer) ? values.length : undefined,
  }
}

const includesFilterValue = (values: readonly string[], value: string) =>
  values.some(other => isSameFilterValue(other, value))

/** Returns the `value` of the first render with the current `key`. Later values are ignored until `key` changes. */
function useValueAtChangeOf<Value>(key: string, value: Value): Value {
  const [start, setStart] = useState({ key, value })
  if (start.key === key) return start.value
  setStart({ key, value })
  return value
}

type RangeFieldsProps = {
  choice: SelectedFilterValues
  label: string
  onChange: (choice: SelectedFilterValues) => void
}

/** Two number inputs for a range. The filter changes when the user presses Enter or leaves an input. */
function RangeFields({ choice, label, onChange }: RangeFieldsProps) {
  const t = useTranslate()
  const [from, setFrom] = useState(formatBound(choice.from))
  const [to, setTo] = useState(formatBound(choice.to))
  const [syncedChoice, setSyncedChoice] = useState(choice)
  if (syncedChoice.from !== choice.from || syncedChoice.to !== choice.to) {
    setSyncedChoice(choice)
    // Updates an input only if its own bound of the range has changed. The user may still be typing in the input for
    // the other bound.
    if (syncedChoice.from !== choice.from) setFrom(formatBound(choice.from))
    if (syncedChoice.to !== choice.to) setTo(formatBound(choice.to))
  }
  const commitRange = () => {
    // Calls `onChange` only if a bound has changed, because each call reloads the list.
    const isUnchanged = parseBound(from) === choice.from && parseBound(to) === choice.to
    if (!isUnchanged) onChange(replaceFilterRange(choice, parseBound(from), parseBound(to)))
  }
  const onKeyDown = (event: KeyboardEvent) => isEnterKey(event) && commitRange()
  const field = (value: string, set: (value: string) => void, name: string) => (
    <input
      className={styles.bound}
      inputMode="numeric"
      value={value}
      placeholder={t(`list.filters.${name}`)}
      aria-label={t(`list.filters.${name}Of`, { filter: label })}
      onChange={event => set(toWesternDigits(event.target.value).replace(/\D/g, '').slice(0, 4))}
      onBlur={commitRange}
      onKeyDown={onKeyDown}
    />
  )
  return (
    <div className={styles.range}>
      {field(from, setFrom, 'from')}
      <span aria-hidden>–</span>
      {field(to, setTo, 'to')}
    </div>
  )
}

const formatBound = (value: number | undefined) => (value === undefined ? '' : String(value))
const parseBound = (value: string) => (value === '' ? undefined : Number(value))
