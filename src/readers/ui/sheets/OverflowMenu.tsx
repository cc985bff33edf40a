import type { Command } from '../../input/keys/shortcuts'
import styles from './OverflowMenu.module.css'
import type { ToolbarItem } from './sheets'

interface Props {
  readonly tools: readonly ToolbarItem[]
  readonly perform: (deed: Command) => void
  readonly onClose: () => void
}

/** Menu of the actions that do not fit into the top toolbar. Selecting an item closes the sheet. */
export function OverflowMenu({ tools, perform, onClose }: Props) {
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
