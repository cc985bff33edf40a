import type { ReaderCommand } from '../../input/keys/readerShortcuts'
import styles from './ReaderOverflowMenu.module.css'
import type { ReaderToolbarItem } from './readerSheetAndMenuDefinitions'

interface Props {
  readonly items: readonly ReaderToolbarItem[]
  readonly perform: (command: ReaderCommand) => void
  readonly onClose: () => void
}

/**
 * Menu of the commands that have no toolbar button. When the user selects a command, the sheet with this menu closes.
 */
export function ReaderOverflowMenu({ items, perform, onClose }: Props) {
  return (
    <ul className={styles.list}>
      {items.map(({ icon: Icon, label, command, disabled, pressed, before }) => (
        <li key={label}>
          <button
            type="button"
            disabled={disabled}
            aria-pressed={pressed}
            onClick={() => {
              onClose()
              before?.()
              perform(command)
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
