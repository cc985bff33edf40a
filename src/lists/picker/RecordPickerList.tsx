import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import styles from './RecordPickerDialog.module.css'
import type { UsePickerResultsResult } from './usePickerResults'

/**
 * Title, notes and cover of an option in a picker. Undefined notes are not shown. `isCurrent` is true for the record on
 * whose page the user opened the picker, for example a book.
 */
export type PickerOptionData = {
  title: string
  notes: readonly (string | undefined)[]
  poster: ReactNode
  isCurrent?: boolean
}

type RecordPickerListProps<Item> = {
  id: string
  label: string
  results: UsePickerResultsResult<Item>
  activeIndex: number
  toOption: (record: Item) => PickerOptionData
  /**
   * Position to which the list scrolls the active option: `center` for the initial option, `auto` to scroll only as far
   * as necessary. Undefined if the pointer has activated the option, because scrolling would move the option away from
   * the pointer.
   */
  scrollAlignment: 'center' | 'auto' | undefined
  onPoint: (index: number) => void
  onPick: (index: number) => void
}

/** Height of an option whose title fits on a single line, in CSS pixels. */
const OPTION_HEIGHT_PX = 76
const INITIAL_HEIGHT_PX = 8 * OPTION_HEIGHT_PX

/** Options of a picker. Renders only the options in and near the visible area. */
export function RecordPickerList<Item extends { id: string }>(props: RecordPickerListProps<Item>) {
  const { id, label, results, activeIndex, toOption, scrollAlignment, onPoint, onPick } = props
  const { list, key, isSearching } = results
  const { itemAt, onVisible } = list
  const box = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: list.total ?? 0,
    getScrollElement: () => box.current,
    estimateSize: () => OPTION_HEIGHT_PX,
    measureElement: element => element.getBoundingClientRect().height || OPTION_HEIGHT_PX,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, rect => report({ ...rect, height: rect.height || INITIAL_HEIGHT_PX })),
    overscan: 4,
  })
  const options = virtualizer.getVirtualItems()
  const [first, last] = [options[0]?.index ?? 0, options.at(-1)?.index ?? 0]
  useEffect(() => onVisible(first, last), [first, last, onVisible])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when new results arrive
  useEffect(() => {
    if (activeIndex >= 0 && scrollAlignment) virtualizer.scrollToIndex(activeIndex, { align: scrollAlignment })
  }, [activeIndex, scrollAlignment, key, virtualizer])
  return (
    <div ref={box} className={styles.scroller} aria-busy={isSearching}>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        className={styles.options}
        style={{ blockSize: virtualizer.getTotalSize() }}
      >
        {options.map(({ index, start }) => {
          const record = itemAt(index)
          const option = record && toOption(record)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
            <div
              key={index}
              ref={virtualizer.measureElement}
              data-index={index}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              aria-current={option?.isCurrent || undefined}
              aria-setsize={list.total}
              aria-posinset={index + 1}
              className={styles.option}
              style={{ insetBlockStart: start }}
              onPointerMove={() => index !== activeIndex && onPoint(index)}
              onPointerDown={event => event.preventDefault()}
              onClick={() => onPick(index)}
            >
              {option && <OptionContent {...option} />}
            </div>
          )
        })}
      </div>
    </div>
  )
}

const OptionContent = ({ title, notes, poster }: PickerOptionData) => (
  <>
    <span className={styles.cover} aria-hidden>
      {poster}
    </span>
    <span className={styles.text}>
      <bdi className={styles.title}>{title}</bdi>
      <small>
        {notes.filter(Boolean).map((note, index) => (
          <Fragment key={note}>
            {index > 0 && ' · '}
            <bdi>{note}</bdi>
          </Fragment>
        ))}
      </small>
    </span>
  </>
)
