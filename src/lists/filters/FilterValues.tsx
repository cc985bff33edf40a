import { type KeyboardEvent, memo, useDeferredValue, useState } from 'react'
import { errorText } from '../../api/errorText'
import { SegmentedControl } from '../../components/controls/SegmentedControl'
import { TriState } from '../../components/controls/TriState'
import { useTranslate } from '../../language/useTranslate'
import { toWesternDigits } from '../../language/westernDigits'
import styles from './FilterPanel.module.css'
import {
  type FilterChoice,
  filterSideOf,
  isSameFilterValue,
  NO_VALUE,
  withFilterRange,
  withFilterValue,
} from './filterState'
import type { FilterRow } from './filterTable'
import { type FilterTextSource, filterValueLabel } from './filterText'
import { type SuggestionScope, useSuggestions } from './suggestions'

type FilterValuesProps = {
  row: FilterRow<unknown>
  label: string
  choice: FilterChoice
  onChange: (choice: FilterChoice) => void
  wording: FilterTextSource
  scope: SuggestionScope
}

/** Controls of a filter: value chips, search for long lists, any/all switch, "none" chip and range fields. */
export function FilterValues(props: FilterValuesProps) {
  const { row, label, choice, onChange, wording, scope } = props
  const { t } = wording
  const [typed, setTyped] = useState('')
  // Renders the typed text first and the values afterwards.
  const shown = useDeferredValue(typed)
  const { isLong } = useSuggestions(row.suggested ?? 'libraries', scope, '', row.suggested !== undefined)
  const wanted = choice.with.filter(value => value !== NO_VALUE).length
  return (
    <>
      {row.several && (choice.all || wanted > 1) && (
        <SegmentedControl
          quiet
          label={t('list.filters.mode', { filter: label })}
          value={choice.all ? 'all' : 'any'}
          choices={[
            { value: 'any', label: t('list.filters.any') },
            { value: 'all', label: t('list.filters.all') },
          ]}
          onChange={mode => onChange({ ...choice, all: mode === 'all' ? true : undefined })}
        />
      )}
      {row.tests.between && <RangeFields choice={choice} label={label} onChange={onChange} />}
      {row.suggested !== undefined && isLong && (
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
      <Offered {...props} typed={shown} />
    </>
  )
}

/** The value chips, up to 200. Memoized, so that typing does not re-render them. */
const Offered = memo(function Offered({ typed, ...props }: FilterValuesProps & { typed: string }) {
  const { row, label, choice, onChange, wording, scope } = props
  const offered = useOffered(row, choice, wording, scope, typed)
  const chip = (value: string) => (
    <li key={value}>
      <TriState value={filterSideOf(choice, value)} onChange={side => onChange(withFilterValue(choice, value, side))}>
        {filterValueLabel(row, value, wording)}
      </TriState>
    </li>
  )
  return (
    <>
      <ul className={styles.values} aria-label={label}>
        {row.tests.isNone !== undefined && typed === '' && chip(NO_VALUE)}
        {offered.chosen.map(chip)}
        {offered.others.map(chip)}
      </ul>
      <Note offered={offered} typed={typed} t={wording.t} />
    </>
  )
})

function Note({
  offered,
  typed,
  t,
}: {
  offered: ReturnType<typeof useOffered>
  typed: string
  t: FilterTextSource['t']
}) {
  if (offered.error) return <p className={styles.note}>{errorText(offered.error)}</p>
  if (offered.isPending || offered.chosen.length + offered.others.length > 0) return null
  return <p className={styles.note}>{typed ? t('list.filters.noMatch') : t('list.filters.noValues')}</p>
}

/** Splits the values into selected ones in order of selection and the others. Both match the typed text. */
function useOffered(
  row: FilterRow<unknown>,
  choice: FilterChoice,
  wording: FilterTextSource,
  scope: SuggestionScope,
  typed: string,
) {
  const suggestions = useSuggestions(row.suggested ?? 'libraries', scope, typed, row.suggested !== undefined)
  const values = row.words ? row.words.values : suggestions.values
  const asked = typed.trim().toLocaleLowerCase(wording.locale)
  const fits = (value: string) =>
    filterValueLabel(row, value, wording).toLocaleLowerCase(wording.locale).includes(asked)
  const isChosen = (value: string) => filterSideOf(choice, value) !== undefined
  const kept = [...choice.with, ...choice.without].filter(value => value !== NO_VALUE)
  return {
    // Short lists keep their order, so that chips do not move when clicked.
    chosen: (suggestions.isLong
      ? kept
      : kept.filter(value => !values.some(other => isSameFilterValue(other, value)))
    ).filter(fits),
    others: values.filter(
      value => (suggestions.isLong ? !isChosen(value) : true) && (suggestions.searched || fits(value)),
    ),
    isPending: row.suggested !== undefined && suggestions.isPending,
    error: row.suggested ? suggestions.error : null,
  }
}

type RangeFieldsProps = { choice: FilterChoice; label: string; onChange: (choice: FilterChoice) => void }

/** Number fields for a range. The range changes when a field loses focus or on Enter. */
function RangeFields({ choice, label, onChange }: RangeFieldsProps) {
  const t = useTranslate()
  const [from, setFrom] = useState(text(choice.from))
  const [to, setTo] = useState(text(choice.to))
  const [seen, setSeen] = useState(choice)
  if (seen.from !== choice.from || seen.to !== choice.to) {
    setSeen(choice)
    // Update only the changed bound: the user may be typing the other one.
    if (seen.from !== choice.from) setFrom(text(choice.from))
    if (seen.to !== choice.to) setTo(text(choice.to))
  }
  const settle = () => {
    // An unchanged range must not reset the list.
    const isInForce = numberOf(from) === choice.from && numberOf(to) === choice.to
    if (!isInForce) onChange(withFilterRange(choice, numberOf(from), numberOf(to)))
  }
  const enter = (event: KeyboardEvent) => event.key === 'Enter' && settle()
  const field = (value: string, set: (value: string) => void, name: string) => (
    <input
      className={styles.bound}
      inputMode="numeric"
      value={value}
      placeholder={t(`list.filters.${name}`)}
      aria-label={t(`list.filters.${name}Of`, { filter: label })}
      onChange={event => set(toWesternDigits(event.target.value).replace(/\D/g, '').slice(0, 4))}
      onBlur={settle}
      onKeyDown={enter}
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

const text = (value: number | undefined) => (value === undefined ? '' : String(value))
const numberOf = (value: string) => (value === '' ? undefined : Number(value))
