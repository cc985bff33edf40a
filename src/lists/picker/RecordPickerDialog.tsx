import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { errorText } from '../../api/errorText'
import { ErrorState } from '../../components/feedback/ErrorState'
import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'
import { Dialog } from '../../components/overlays/Dialog'
import { LabeledTextInput } from '../../forms/LabeledTextInput'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import styles from './RecordPickerDialog.module.css'
import { type PickerOptionData, RecordPickerList } from './RecordPickerList'
import type { UsePickerResultsResult } from './usePickerResults'

type RecordPickerDialogProps<Item> = {
  title: string
  searchLabel: string
  text: string
  onText: (text: string) => void
  filter?: ReactNode
  results: UsePickerResultsResult<Item>
  toOption: (record: Item) => PickerOptionData
  /** Index of the option that becomes active when new results arrive. The default is 0, the first option. */
  initialIndex?: number
  onPick: (record: Item) => void
  onClose: () => void
}

/** Number of options by which Page Up and Page Down move. */
const PAGE_STEP_ITEMS = 8

/**
 * Dialog in which the user searches for a record and picks it. The focus stays in the search input. Arrow keys move to
 * an option, and Enter picks it.
 */
export function RecordPickerDialog<Item extends { id: string }>(props: RecordPickerDialogProps<Item>) {
  const { title, searchLabel, text, onText, filter, results, initialIndex, toOption, onPick, onClose } = props
  const { list } = results
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const total = list.total ?? 0
  const pick = (index: number) => {
    const record = list.itemAt(index)
    if (record) onPick(record)
  }
  const { activeIndex, scrollAlignment, point, onKeyDown } = useActiveOption(results, initialIndex, pick)
  return (
    <Dialog open size="medium" title={title} focus={input} onClose={onClose}>
      <div className={styles.picker}>
        <div className={styles.controls}>
          <LabeledTextInput
            ref={input}
            label={searchLabel}
            value={text}
            onChange={onText}
            onKeyDown={onKeyDown}
            onFocus={event => event.currentTarget.select()}
            type="search"
            autoComplete="off"
            role="combobox"
            aria-expanded={total > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={total > 0 ? `${listId}-${activeIndex}` : undefined}
          />
          {filter}
        </div>
        <PickerStatus results={results} />
        {list.failure ? (
          <ErrorState text={errorText(list.failure)} onRetry={list.retry} />
        ) : (
          <RecordPickerList
            id={listId}
            label={title}
            results={results}
            activeIndex={activeIndex}
            toOption={toOption}
            scrollAlignment={scrollAlignment}
            onPoint={point}
            onPick={pick}
          />
        )}
      </div>
    </Dialog>
  )
}

/**
 * Manages the active option, which the Enter key picks. When new results arrive, the option at `initialIndex` becomes
 * active.
 */
function useActiveOption(
  { list, key, isSearching }: UsePickerResultsResult<unknown>,
  initialIndex: number | undefined,
  pick: (index: number) => void,
) {
  const [selected, setSelected] = useState<{ key: string; index: number; isByKeyboard: boolean }>()
  const active = selected?.key === key ? selected : { index: initialIndex ?? 0, isByKeyboard: true }
  const total = list.total ?? 0
  const activeIndex = Math.min(active.index, total - 1)
  return {
    activeIndex,
    scrollAlignment: selected?.key !== key ? ('center' as const) : active.isByKeyboard ? ('auto' as const) : undefined,
    point: (index: number) => setSelected({ key, index, isByKeyboard: false }),
    onKeyDown: (event: KeyboardEvent) => {
      if (isTextCompositionKey(event.nativeEvent)) return
      const next = nextActiveIndex(event.key, activeIndex, total)
      if (next !== undefined) setSelected({ key, index: next, isByKeyboard: true })
      // During a search, the options are still the results for the previous text. Enter must then not pick an option.
      else if (event.key === 'Enter' && !isSearching) pick(activeIndex)
      else if (event.key !== 'Enter') return
      event.preventDefault()
    },
  }
}

function PickerStatus({ results: { list, isSearching } }: { results: UsePickerResultsResult<unknown> }) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const total = list.total ?? 0
  return (
    <p role="status" className={styles.status}>
      {isSearching
        ? t('shell.search.searching')
        : list.failure
          ? t('shell.search.failed')
          : total === 0
            ? t('dialog.pick.none')
            : t('dialog.pick.results', { count: total, number: number(total) })}
    </p>
  )
}

function nextActiveIndex(key: string, index: number, total: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: PAGE_STEP_ITEMS,
    PageUp: -PAGE_STEP_ITEMS,
  }
  const step = steps[key]
  if (step === undefined || total === 0) return undefined
  return Math.max(0, Math.min(total - 1, index + step))
}
