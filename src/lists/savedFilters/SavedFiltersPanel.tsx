import { deepEqual } from '@tanstack/react-router'
import { BookmarkPlus, Check, Pencil, Pin, PinOff, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showNotice } from '../../api/notices'
import { IconButton } from '../../components/controls/IconButton'
import { focusNextRowButton } from '../../components/focus/focusNextRowButton'
import { translate } from '../../language/interfaceLanguage'
import { useTranslate } from '../../language/useTranslate'
import { type BrowseListState, parseBrowseListSearchParams, toBrowseListSearchParams } from '../browse/browseListState'
import type { UseBrowseListStateResult } from '../browse/useBrowseListState'
import { isFilterStateEmpty } from '../filters/filterState'
import { SavedFilterNameForm } from './SavedFilterNameForm'
import styles from './SavedFiltersPanel.module.css'
import { useSavedFilters } from './useSavedFilters'

/** Panel with the saved filters of a list. The user can apply, save, rename, pin and remove filters. */
export function SavedFiltersPanel({ listId, options, browse, change }: UseBrowseListStateResult & { listId: string }) {
  const t = useTranslate()
  const { saved, save, rename, remove, pin } = useSavedFilters(listId)
  const [renamedFilter, setRenamedFilter] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  // Ignores page and layout in the comparison: a saved filter has no page, and applying it does not change the layout.
  const toQuery = (savedState: BrowseListState) =>
    toBrowseListSearchParams(options, { ...savedState, page: 1, layout: 'grid' })
  const currentQuery = toQuery(browse)
  const endRenaming = (index: number) => {
    flushSync(() => setRenamedFilter(undefined))
    list.current?.children[index]?.querySelector<HTMLElement>('[data-rename]')?.focus()
  }
  const canSave = !isFilterStateEmpty(browse.filters) || browse.text !== ''
  if (saved.length === 0 && !canSave) return null
  return (
    <section className={styles.saved} aria-label={t('list.saved.title')}>
      {saved.length > 0 && (
        <ul ref={list}>
          {saved.map(({ name, search, pinned }, index) => {
            if (name === renamedFilter)
              return (
                <li key={name}>
                  <RenameFilterForm name={name} onRename={rename} onClose={() => endRenaming(index)} />
                </li>
              )
            const savedState = parseBrowseListSearchParams(options, search)
            return (
              <li key={name}>
                <SavedFilterButtons
                  name={name}
                  isPinned={pinned}
                  isApplied={deepEqual(toQuery(savedState), currentQuery)}
                  onApply={() => change({ letter: undefined, ...savedState, layout: browse.layout })}
                  onRename={() => setRenamedFilter(name)}
                  onPin={() => pin(name, !pinned)}
                  onRemove={() => notifyWithUndo('list.saved.removed', name, remove(name))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {canSave && (
        <SaveFilterForm
          onSave={name => {
            const search = withoutUndefined(toBrowseListSearchParams(options, { ...browse, page: 1 }))
            const undo = save({ name, pinned: true, search })
            if (undo) notifyWithUndo('list.saved.replaced', name, undo)
          }}
        />
      )}
    </section>
  )
}

function SaveFilterForm({ onSave }: { onSave: (name: string) => void }) {
  const t = useTranslate()
  return (
    <SavedFilterNameForm
      label={t('list.saved.name')}
      placeholder={t('list.saved.placeholder')}
      icon={BookmarkPlus}
      submitLabel={t('list.saved.save')}
      onSubmitName={name => {
        onSave(name)
        return undefined
      }}
    />
  )
}

interface RenameFilterFormProps {
  readonly name: string
  /** Renames the filter. Returns false if another filter has the new name. */
  readonly onRename: (name: string, newName: string) => boolean
  readonly onClose: () => void
}

function RenameFilterForm({ name, onRename, onClose }: RenameFilterFormProps) {
  const t = useTranslate()
  return (
    <SavedFilterNameForm
      label={t('list.saved.newName', { name })}
      name={name}
      icon={Check}
      submitLabel={t('list.saved.rename')}
      onSubmitName={newName => {
        if (!onRename(name, newName)) return t('list.saved.nameTaken')
        onClose()
      }}
      onCancel={onClose}
    />
  )
}

interface SavedFilterButtonsProps {
  readonly name: string
  readonly isPinned: boolean
  readonly isApplied: boolean
  readonly onApply: () => void
  readonly onRename: () => void
  readonly onPin: () => void
  readonly onRemove: () => void
}

function SavedFilterButtons(props: SavedFilterButtonsProps) {
  const { name, isPinned, isApplied, onApply, onRename, onPin, onRemove } = props
  const t = useTranslate()
  return (
    <>
      <button type="button" className={styles.use} aria-pressed={isApplied} onClick={onApply}>
        <span dir="auto">{name}</span>
      </button>
      <IconButton icon={Pencil} label={t('list.saved.renameNamed', { name })} data-rename="" onClick={onRename} />
      <IconButton
        icon={isPinned ? PinOff : Pin}
        label={t(isPinned ? 'list.saved.unpin' : 'list.saved.pin', { name })}
        onClick={onPin}
      />
      <IconButton
        icon={X}
        label={t('list.saved.remove', { name })}
        onClick={event => {
          const panel = event.currentTarget.closest('section')
          focusNextRowButton(event.currentTarget, panel?.querySelector('input'))
          onRemove()
        }}
      />
    </>
  )
}

const notifyWithUndo = (textKey: string, name: string, undo: () => void) =>
  showNotice({
    kind: 'success',
    text: translate(textKey, { name }),
    action: { label: translate('bulk.undo'), run: undo },
  })

const withoutUndefined = (search: ReturnType<typeof toBrowseListSearchParams>) =>
  Object.fromEntries(Object.entries(search).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))
