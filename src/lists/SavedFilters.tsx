import { BookmarkPlus, Pin, PinOff, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { notify } from '../api/notices'
import { focusBeside } from '../components/focusBeside'
import { IconButton } from '../components/IconButton'
import { useTranslate } from '../language/useTranslate'
import { type Browse, browseOf, browseSearch } from './browse'
import { isEmpty } from './filters'
import styles from './SavedFilters.module.css'
import type { Browsing } from './useBrowse'
import { useSavedFilters } from './useSavedFilters'

/** The saved filters of a library: use one, give the one in force a name, pin it in the library menu, forget it. */
export function SavedFilters({ libraryId, tables, browse, change }: Browsing & { libraryId: string }) {
  const t = useTranslate()
  const { saved, save, remove, pin } = useSavedFilters(libraryId)
  // Who uses one keeps the layout: it is no part of what is asked.
  const written = (asked: Browse) => JSON.stringify(browseSearch(tables, { ...asked, page: 1, layout: 'grid' }))
  const tell = (what: string, name: string, undo: () => void) =>
    notify({ kind: 'success', text: t(what, { name }), action: { label: t('bulk.undo'), run: undo } })
  const canSave = !isEmpty(browse.filters) || browse.text !== ''
  if (saved.length === 0 && !canSave) return null
  return (
    <section className={styles.saved} aria-label={t('list.saved.title')}>
      {saved.length > 0 && (
        <ul>
          {saved.map(({ name, search, pinned }) => {
            const asked = browseOf(tables, search)
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
                  icon={pinned ? PinOff : Pin}
                  label={t(pinned ? 'list.saved.unpin' : 'list.saved.pin', { name })}
                  onClick={() => pin(name, !pinned)}
                />
                <IconButton
                  icon={X}
                  label={t('list.saved.remove', { name })}
                  onClick={event => {
                    const panel = event.currentTarget.closest('section')
                    focusBeside(event.currentTarget, panel?.querySelector('input'))
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
        <SaveForm
          onSave={name => {
            const undo = save({ name, pinned: true, search: definite(browseSearch(tables, { ...browse, page: 1 })) })
            if (undo) tell('list.saved.replaced', name, undo)
          }}
        />
      )}
    </section>
  )
}

function SaveForm({ onSave }: { onSave: (name: string) => void }) {
  const t = useTranslate()
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onSave(name.trim())
    setName('')
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        dir="auto"
        value={name}
        maxLength={80}
        placeholder={t('list.saved.placeholder')}
        aria-label={t('list.saved.name')}
        onChange={event => setName(event.target.value)}
      />
      <IconButton icon={BookmarkPlus} label={t('list.saved.save')} type="submit" disabled={name.trim() === ''} />
    </form>
  )
}

const definite = (search: ReturnType<typeof browseSearch>) =>
  Object.fromEntries(Object.entries(search).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])))
