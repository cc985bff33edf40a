import styles from './MoreList.module.css'
import type { Tool } from './panels'
import type { Deed } from './shortcuts'

interface Props {
  readonly tools: readonly Tool[]
  readonly perform: (deed: Deed) => void
  readonly onClose: () => void
}

/** What the top bar has no room for; each closes the sheet and does its deed. */
export function MoreList({ tools, perform, onClose }: Props) {
  return (
    <ul className={styles.list}>
      {tools.map(({ icon: Icon, label, deed, disabled, pressed, before }) => (
        <li key={label}>
          <button
            type="button"
            disabled={disabled}
            aria-pressed={pressed}
            onClick={() => {
              onClose()
              before?.()
              perform(deed)
            }}
          >
            <Icon size={22} strokeWidth={1.5} aria-hidden />
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
