import type { ReactNode } from 'react'
import styles from './InlineList.module.css'

/** A few words or links side by side, told apart by dots. */
export function InlineList<Item>({ items, children }: { items: readonly Item[]; children: (item: Item) => ReactNode }) {
  return (
    <ul className={styles.words}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
        <li key={index}>
          <bdi>{children(item)}</bdi>
        </li>
      ))}
    </ul>
  )
}
