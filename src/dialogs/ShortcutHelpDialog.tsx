import { Dialog } from '../components/overlays/Dialog'
import { useTranslate } from '../language/useTranslate'
import type { DialogProps } from './dialogStore'
import styles from './ShortcutHelpDialog.module.css'

declare module './dialogStore' {
  interface DialogRequestAndResultTypes {
    shortcutHelp: { request: { shortcuts: readonly { keys: readonly string[]; label: string }[] }; result: true }
  }
}

/** Lists the keyboard shortcuts of a page. */
export function ShortcutHelpDialog({ request, close }: DialogProps<'shortcutHelp'>) {
  const t = useTranslate()
  return (
    <Dialog open onClose={() => close()} title={t('dialog.shortcutHelp.title')}>
      <dl className={styles.list}>
        {request.shortcuts.map(({ keys, label }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              {keys.map(key => (
                <kbd key={key} className={styles.key}>
                  {key.toUpperCase()}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
