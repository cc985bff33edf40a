import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { conflictingShortcut, isKeyFree } from './customShortcuts'
import { useKeyLabel } from './KeyLabel'
import styles from './ShortcutSheet.module.css'
import { type Command, keyOfEvent, type Shortcut } from './shortcuts'

interface Props {
  readonly deed: Command
  readonly table: readonly Shortcut[]
  readonly onKey: (key: string) => void
  readonly onCancel: () => void
}

/** Records the next key press as a shortcut. Asks for confirmation when the key already has another command. */
export function KeyRecorder({ deed, table, onKey, onCancel }: Props) {
  const t = useTranslate()
  const keyName = useKeyLabel()
  const [pressed, setPressed] = useState<string>()
  const box = useRef<HTMLFieldSetElement>(null)
  const conflict = pressed === undefined ? undefined : conflictingShortcut(table, deed, pressed)
  const latest = useRef({ table, onKey, onCancel })
  latest.current = { table, onKey, onCancel }
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!box.current?.contains(event.target as Node) || event.target instanceof HTMLButtonElement) return
      if (event.key === 'Tab') return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') return latest.current.onCancel()
      const key = keyOfEvent(event)
      if (key === undefined || !isKeyFree(key)) return
      setPressed(key)
      if (!conflictingShortcut(latest.current.table, deed, key)) latest.current.onKey(key)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [deed])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the fieldset receives the next key
    <fieldset ref={box} className={styles.recorder} tabIndex={0} aria-label={t('shortcut.custom.press')}>
      <p role="status">
        {conflict && pressed
          ? t('shortcut.custom.conflict', { key: keyName(pressed), name: t(`shortcut.${conflict}`) })
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
