import { Plus, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import * as customShortcuts from './customShortcuts'
import type { ReaderCommand, ReaderShortcut } from './readerShortcuts'
import { ShortcutKeyLabel, useFormatShortcutKey } from './ShortcutKeyLabel'
import { ShortcutKeyRecorder } from './ShortcutKeyRecorder'
import styles from './ShortcutSheet.module.css'
import { setLoadedCustomShortcutsModule } from './useCustomShortcuts'

const {
  parseCustomShortcuts,
  serializeCustomShortcuts,
  addShortcutKey,
  applyCustomShortcuts,
  resetShortcutKeys,
  removeShortcutKey,
} = customShortcuts
setLoadedCustomShortcutsModule(customShortcuts)

const groups = ['navigation', 'settings', 'menus'] as const

/**
 * Sheet with the shortcuts of the reader. Users can change all shortcuts except the shortcut of the command `close`.
 * @param shortcuts  default shortcuts of the reader
 */
export function ShortcutSheet({ shortcuts }: { shortcuts: readonly ReaderShortcut[] }) {
  const t = useTranslate()
  const [text, store] = useReaderSetting('reader.keys')
  const [editing, setEditing] = useState(false)
  const table = applyCustomShortcuts(shortcuts, parseCustomShortcuts(text))
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
                <ShortcutRow
                  key={shortcut.command}
                  shortcut={shortcut}
                  name={t(`shortcut.${shortcut.labelCommand ?? shortcut.command}`)}
                  defaultKeys={findKeys(shortcuts, shortcut.command)}
                  table={table}
                  editing={editing}
                />
              ))}
          </dl>
        </section>
      ))}
    </>
  )
}

const findKeys = (shortcuts: readonly ReaderShortcut[], command: ReaderCommand): readonly string[] =>
  shortcuts.find(shortcut => shortcut.command === command)?.keys ?? []

interface ShortcutRowProps {
  readonly shortcut: ReaderShortcut
  /** Translated name of the command. */
  readonly name: string
  readonly defaultKeys: readonly string[]
  readonly table: readonly ReaderShortcut[]
  readonly editing: boolean
}

function ShortcutRow({ shortcut: { command, keys }, name, defaultKeys, table, editing }: ShortcutRowProps) {
  const t = useTranslate()
  const keyName = useFormatShortcutKey()
  const [text, store] = useReaderSetting('reader.keys')
  const [recording, setRecording] = useState(false)
  const changes = parseCustomShortcuts(text)
  const isFixed = command === 'close'
  const addKey = (key: string) => {
    store(serializeCustomShortcuts(addShortcutKey(changes, command, key)))
    setRecording(false)
  }
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        {keys.map(key => (
          <span key={key}>
            <ShortcutKeyLabel name={key} />
            {editing && !isFixed && (
              <button
                type="button"
                className={styles.removeKey}
                aria-label={t('shortcut.custom.remove', { key: keyName(key), name })}
                onClick={() => store(serializeCustomShortcuts(removeShortcutKey(changes, command, key, defaultKeys)))}
              >
                <X size={14} strokeWidth={2} aria-hidden />
              </button>
            )}
          </span>
        ))}
        {editing && !isFixed && (
          <>
            {isChanged(changes, command) && (
              <ReaderIconButton
                icon={RotateCcw}
                label={t('shortcut.custom.reset', { name })}
                onClick={() => store(serializeCustomShortcuts(resetShortcutKeys(changes, command)))}
              />
            )}
            <ReaderIconButton
              icon={Plus}
              label={t('shortcut.custom.add', { name })}
              onClick={() => setRecording(true)}
            />
          </>
        )}
      </dd>
      {editing && recording && (
        <dd className={styles.recording}>
          <ShortcutKeyRecorder command={command} table={table} onKey={addKey} onCancel={() => setRecording(false)} />
        </dd>
      )}
    </div>
  )
}

const isChanged = (changes: ReturnType<typeof parseCustomShortcuts>, command: ReaderCommand) =>
  changes[command] !== undefined
