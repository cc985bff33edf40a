import type { ReactNode } from 'react'
import styles from './InlineList.module.css'

/** Short texts or links in one line, separated by dots. */
export function InlineList<Item>({ items, children }: { items: readonly Item[]; children: (item: Item) => ReactNode }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their position
        <li key={index}>
          <bdi>{children(item)}</bdi>
        </li>
      ))}
    </ul>
  )
}
