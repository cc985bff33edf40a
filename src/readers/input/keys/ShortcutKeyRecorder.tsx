import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { findConflictingCommand, isAssignableShortcutKey } from './customShortcuts'
import { getShortcutKeyOfEvent, type ReaderCommand, type ReaderShortcut } from './readerShortcuts'
import { useFormatShortcutKey } from './ShortcutKeyLabel'
import styles from './ShortcutSheet.module.css'

interface Props {
  readonly command: ReaderCommand
  readonly table: readonly ReaderShortcut[]
  readonly onKey: (key: string) => void
  readonly onCancel: () => void
}

/** Records the next key press as a key of a command. If another command uses the key, asks for confirmation. */
export function ShortcutKeyRecorder({ command, table, onKey, onCancel }: Props) {
  const t = useTranslate()
  const keyName = useFormatShortcutKey()
  const [pressed, setPressed] = useState<string>()
  const box = useRef<HTMLFieldSetElement>(null)
  const conflict = pressed === undefined ? undefined : findConflictingCommand(table, command, pressed)
  const labelCommand = table.find(shortcut => shortcut.command === conflict)?.labelCommand ?? conflict
  const latest = useRef({ table, onKey, onCancel })
  latest.current = { table, onKey, onCancel }
  useEffect(() => void box.current?.focus(), [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!box.current?.contains(event.target as Node) || event.target instanceof HTMLButtonElement) return
      if (event.key === 'Tab') return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') return latest.current.onCancel()
      const key = getShortcutKeyOfEvent(event)
      if (key === undefined || !isAssignableShortcutKey(key)) return
      setPressed(key)
      if (!findConflictingCommand(latest.current.table, command, key)) latest.current.onKey(key)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [command])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the fieldset receives the next key
    <fieldset ref={box} className={styles.recorder} tabIndex={0} aria-label={t('shortcut.custom.press')}>
      <p role="status">
        {conflict && pressed
          ? t('shortcut.custom.conflict', { key: keyName(pressed), name: t(`shortcut.${labelCommand}`) })
          : t('shortcut.custom.press')}
      </p>
      <div>
        {conflict && pressed && (
          <button type="button" onClick={() => onKey(pressed)}>
            {t('shortcut.custom.take')}
          </button>
        )}
        <button type="button" onClick={onCancel}>
          {t('shortcut.custom.cancel')}
        </button>
      </div>
    </fieldset>
  )
}
