import { BookmarkPlus, Check, Pencil, Pin, PinOff, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showNotice } from '../../api/notices'
import { IconButton } from '../../components/controls/IconButton'
import { focusNextRowButton } from '../../components/focus/focusNextRowButton'
import { useTranslate } from '../../language/useTranslate'
import { type BrowseState, parseBrowseSearchParams, toBrowseSearchParams } from '../browse/browseState'
import type { BrowseStateControls } from '../browse/useBrowseState'
import { isFilterStateEmpty } from '../filters/filterState'
import { SavedFilterNameForm } from './SavedFilterNameForm'
import styles from './SavedFiltersPanel.module.css'
import { useSavedFilters } from './useSavedFilters'

/** Panel with the saved filters of a library. The user can apply, save, rename, pin and remove filters. */
export function SavedFiltersPanel({ libraryId, options, browse, change }: BrowseStateControls & { libraryId: string }) {
  const t = useTranslate()
  const { saved, save, rename, remove, pin } = useSavedFilters(libraryId)
  const [renamedFilter, setRenamedFilter] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  // The comparison ignores the layout, because a saved filter does not change the layout.
  const serializeQuery = (savedState: BrowseState) =>
    JSON.stringify(toBrowseSearchParams(options, { ...savedState, page: 1, layout: 'grid' }))
  const notifyWithUndo = (textKey: string, name: string, undo: () => void) =>
    showNotice({ kind: 'success', text: t(textKey, { name }), action: { label: t('bulk.undo'), run: undo } })
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
                  <SavedFilterNameForm
                    label={t('list.saved.newName', { name })}
                    name={name}
                    icon={Check}
                    submitLabel={t('list.saved.rename')}
                    onSubmitName={newName => {
                      if (!rename(name, newName)) return t('list.saved.nameTaken')
                      endRenaming(index)
                    }}
                    onCancel={() => endRenaming(index)}
                  />
                </li>
              )
            const savedState = parseBrowseSearchParams(options, search)
            return (
              <li key={name}>
                <button
                  type="button"
                  className={styles.use}
                  aria-pressed={serializeQuery(savedState) === serializeQuery(browse)}
                  onClick={() => change({ ...savedState, layout: browse.layout })}
                >
                  <span dir="auto">{name}</span>
                </button>
                <IconButton
                  icon={Pencil}
                  label={t('list.saved.renameNamed', { name })}
                  data-rename=""
                  onClick={() => setRenamedFilter(name)}
                />
                <IconButton
                  icon={pinned ? PinOff : Pin}
                  label={t(pinned ? 'list.saved.unpin' : 'list.saved.pin', { name })}
                  onClick={() => pin(name, !pinned)}
                />
                <IconButton
                  icon={X}
                  label={t('list.saved.remove', { name })}
                  onClick={event => {
                    const panel = event.currentTarget.closest('section')
                    focusNextRowButton(event.currentTarget, panel?.querySelector('input'))
                    const undo = remove(name)
                    notifyWithUndo('list.saved.removed', name, undo)
                  }}
                />
              </li>
            )
          })}
        </ul>
      )}
      {canSave && (
        <SavedFilterNameForm
          label={t('list.saved.name')}
          placeholder={t('list.saved.placeholder')}
          icon={BookmarkPlus}
          submitLabel={t('list.saved.save')}
          onSubmitName={name => {
            const undo = save({
              name,
              pinned: true,
              search: withoutUndefined(toBrowseSearchParams(options, { ...browse, page: 1 })),
            })
            if (undo) notifyWithUndo('list.saved.replaced', name, undo)
            return undefined
          }}
        />
      )}
    </section>
  )
}

const withoutUndefined = (search: ReturnType<typeof toBrowseSearchParams>) =>
  Object.fromEntries(Object.entries(search).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))
