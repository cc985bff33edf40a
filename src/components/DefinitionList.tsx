import type { ReactNode } from 'react'
import styles from './DefinitionList.module.css'

/** `wide` is for what is long: it takes the whole line. */
export type Definition = { name: string; value: ReactNode; wide?: boolean }

/** Facts by name in two columns. What is empty is not listed. */
export function DefinitionList({ facts }: { facts: readonly Definition[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false)
  if (known.length === 0) return null
  return (
    <dl className={styles.list}>
      {known.map(({ name, value, wide }) => (
        <div key={name} className={styles.fact} data-wide={wide}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
