import { Plus, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { useSetting } from '../../settings/effectiveSettings'
import { ReaderButton } from '../../ui/toolbars/ReaderButton'
import * as customShortcuts from './customShortcuts'
import { KeyLabel, useKeyLabel } from './KeyLabel'
import { KeyRecorder } from './KeyRecorder'
import styles from './ShortcutSheet.module.css'
import type { Command, Shortcut } from './shortcuts'
import { setCustomShortcutsLoaded } from './useCustomShortcuts'

const {
  parseCustomShortcuts,
  serializeCustomShortcuts,
  withAddedKey,
  withCustomShortcuts,
  withDefaultKeys,
  withRemovedKey,
} = customShortcuts
setCustomShortcutsLoaded(customShortcuts)

const groups = ['navigation', 'settings', 'menus'] as const

/**
 * Sheet with all shortcuts of the reader, where users can change them.
 * @param shortcuts  default shortcuts of the reader
 */
export function ShortcutSheet({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const t = useTranslate()
  const [text, store] = useSetting('reader.keys')
  const [editing, setEditing] = useState(false)
  const table = withCustomShortcuts(shortcuts, parseCustomShortcuts(text))
  return (
    <>
      <div className={styles.actions}>
        <button type="button" aria-pressed={editing} onClick={() => setEditing(!editing)}>
          {t(editing ? 'shortcut.custom.done' : 'shortcut.custom.change')}
        </button>
        {text !== '' && (
          <button type="button" onClick={() => store('')}>
            {t('shortcut.custom.resetAll')}
          </button>
        )}
      </div>
      {groups.map(group => (
        <section key={group} className={styles.group}>
          <h3>{t(`shortcut.group.${group}`)}</h3>
          <dl>
            {table
              .filter(shortcut => shortcut.group === group && (editing || shortcut.keys.length > 0))
              .map(shortcut => (
                <Row key={shortcut.deed} shortcut={shortcut} table={table} editing={editing} />
              ))}
          </dl>
        </section>
      ))}
    </>
  )
}

interface RowProps {
  readonly shortcut: Shortcut
  readonly table: readonly Shortcut[]
  readonly editing: boolean
}

function Row({ shortcut: { deed, keys }, table, editing }: RowProps) {
  const t = useTranslate()
  const keyName = useKeyLabel()
  const [text, store] = useSetting('reader.keys')
  const [recording, setRecording] = useState(false)
  const changes = parseCustomShortcuts(text)
  const name = t(`shortcut.${deed}`)
  const fixed = deed === 'close'
  const give = (key: string) => {
    store(serializeCustomShortcuts(withAddedKey(changes, deed, key)))
    setRecording(false)
  }
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        {keys.map(key => (
          <span key={key}>
            <KeyLabel name={key} />
            {editing && !fixed && (
              <button
                type="button"
                className={styles.take}
                aria-label={t('shortcut.custom.remove', { key: keyName(key), name })}
                onClick={() => store(serializeCustomShortcuts(withRemovedKey(changes, deed, key)))}
              >
                <X size={14} strokeWidth={2} aria-hidden />
              </button>
            )}
          </span>
        ))}
        {editing && !fixed && (
          <>
            {isChanged(changes, deed) && (
              <ReaderButton
                icon={RotateCcw}
                label={t('shortcut.custom.reset', { name })}
                onClick={() => store(serializeCustomShortcuts(withDefaultKeys(changes, deed)))}
              />
            )}
            <ReaderButton icon={Plus} label={t('shortcut.custom.add', { name })} onClick={() => setRecording(true)} />
          </>
        )}
      </dd>
      {editing && recording && (
        <dd className={styles.asked}>
          <KeyRecorder deed={deed} table={table} onKey={give} onCancel={() => setRecording(false)} />
        </dd>
      )}
    </div>
  )
}

const isChanged = (changes: ReturnType<typeof parseCustomShortcuts>, deed: Command) => changes[deed] !== undefined
