import { BookmarkPlus, Check, Pencil, Pin, PinOff, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../api/notices'
import { IconButton } from '../../components/controls/IconButton'
import { focusNextRowButton } from '../../components/focus/focusNextRowButton'
import { useTranslate } from '../../language/useTranslate'
import { type BrowseState, parseBrowseSearch, toBrowseSearch } from '../browse/browseState'
import type { BrowseControls } from '../browse/useBrowse'
import { isFilterEmpty } from '../filters/filterState'
import { FilterNameForm } from './FilterNameForm'
import styles from './SavedFilters.module.css'
import { useSavedFilters } from './useSavedFilters'

/** Saved filters of a library: apply, save the current filters, rename, pin to the library menu, remove. */
export function SavedFilters({ libraryId, tables, browse, change }: BrowseControls & { libraryId: string }) {
  const t = useTranslate()
  const { saved, save, rename, remove, pin } = useSavedFilters(libraryId)
  const [naming, setNaming] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  // The layout is not part of a saved filter; applying a filter keeps it.
  const written = (asked: BrowseState) => JSON.stringify(toBrowseSearch(tables, { ...asked, page: 1, layout: 'grid' }))
  const tell = (what: string, name: string, undo: () => void) =>
    notify({ kind: 'success', text: t(what, { name }), action: { label: t('bulk.undo'), run: undo } })
  const named = (place: number) => {
    flushSync(() => setNaming(undefined))
    list.current?.children[place]?.querySelector<HTMLElement>('[data-rename]')?.focus()
  }
  const canSave = !isFilterEmpty(browse.filters) || browse.text !== ''
  if (saved.length === 0 && !canSave) return null
  return (
    <section className={styles.saved} aria-label={t('list.saved.title')}>
      {saved.length > 0 && (
        <ul ref={list}>
          {saved.map(({ name, search, pinned }, place) => {
            if (name === naming)
              return (
                <li key={name}>
                  <FilterNameForm
                    label={t('list.saved.newName', { name })}
                    name={name}
                    icon={Check}
                    submitLabel={t('list.saved.rename')}
                    onName={wanted => {
                      if (!rename(name, wanted)) return t('list.saved.nameTaken')
                      named(place)
                    }}
                    onLeave={() => named(place)}
                  />
                </li>
              )
            const asked = parseBrowseSearch(tables, search)
            return (
              <li key={name}>
                <button
                  type="button"
                  className={styles.use}
                  aria-pressed={written(asked) === written(browse)}
                  onClick={() => change({ ...asked, layout: browse.layout })}
                >
                  <span dir="auto">{name}</span>
                </button>
                <IconButton
                  icon={Pencil}
                  label={t('list.saved.renameNamed', { name })}
                  data-rename=""
                  onClick={() => setNaming(name)}
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
                    tell('list.saved.removed', name, undo)
                  }}
                />
              </li>
            )
          })}
        </ul>
      )}
      {canSave && (
        <FilterNameForm
          label={t('list.saved.name')}
          placeholder={t('list.saved.placeholder')}
          icon={BookmarkPlus}
          submitLabel={t('list.saved.save')}
          onName={name => {
            const undo = save({ name, pinned: true, search: definite(toBrowseSearch(tables, { ...browse, page: 1 })) })
            if (undo) tell('list.saved.replaced', name, undo)
            return undefined
          }}
        />
      )}
    </section>
  )
}

const definite = (search: ReturnType<typeof toBrowseSearch>) =>
  Object.fromEntries(Object.entries(search).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))
