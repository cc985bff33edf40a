import { type ReactNode, useRef, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { useFocusFallback } from '../focus/useFocusFallback'
import styles from './InlineList.module.css'

/** Number of items that the list shows before the user expands the list. Thousands of items would block the page. */
const COLLAPSED_ITEM_COUNT = 200
const ADDED_ITEM_COUNT = 1_000

/**
 * Short texts or links in one line, separated by dots. A button expands a very long list. When the last items have
 * appeared and the button disappears, the first of these items gets the focus.
 */
export function InlineList<Item>({ items, children }: { items: readonly Item[]; children: (item: Item) => ReactNode }) {
  const t = useTranslate()
  const [shownCount, setShownCount] = useState(COLLAPSED_ITEM_COUNT)
  const hiddenCount = items.length - shownCount
  const firstAddedIndex = shownCount - ADDED_ITEM_COUNT
  const list = useRef<HTMLUListElement>(null)
  const onFocus = useFocusFallback(() => {
    const item = list.current?.children[firstAddedIndex]
    return item?.querySelector('a') ?? (item as HTMLElement | undefined)
  })
  return (
    <ul ref={list} className={styles.list} onFocus={onFocus}>
      {items.slice(0, shownCount).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies an item
        <li key={index} tabIndex={index === firstAddedIndex ? -1 : undefined}>
          <bdi>{children(item)}</bdi>
        </li>
      ))}
      {hiddenCount > 0 && (
        <li>
          <button type="button" className={styles.more} onClick={() => setShownCount(shownCount + ADDED_ITEM_COUNT)}>
            {t('component.inlineList.more', { count: hiddenCount })}
          </button>
        </li>
      )}
    </ul>
  )
}
