import { NotebookPen, X } from 'lucide-react'
import { getPageThumbnailUrl } from '../../../api/urls/bookPageImageUrls'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { NoteField } from '../../ui/NoteField'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import styles from './PageBookmarkList.module.css'

interface Props {
  readonly bookId: string
  readonly page: number
  /** Whether the page is the current page of the reader. */
  readonly isCurrent: boolean
  readonly note: string
  readonly isEditing: boolean
  readonly onChoose: () => void
  readonly onToggleEditing: () => void
  readonly onStoreNote: (note: string) => void
  readonly onRemove: () => void
}

/** Bookmarked page with its thumbnail and its note, or with a field for the note. */
export function PageBookmarkItem({
  bookId,
  page,
  isCurrent,
  note,
  isEditing,
  onChoose,
  onToggleEditing,
  onStoreNote,
  onRemove,
}: Props) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const pageName = t('reader.page.name', { page })
  return (
    <li className={styles.bookmark}>
      <button
        type="button"
        aria-label={note === '' ? pageName : `${pageName} · ${note}`}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
      >
        <img src={getPageThumbnailUrl(bookId, page)} alt="" loading="lazy" width={140} height={200} />
        <span>{format.number(page)}</span>
        {note !== '' && !isEditing && (
          <span className={styles.note} dir="auto">
            {note}
          </span>
        )}
      </button>
      <span className={styles.edit}>
        <ReaderIconButton
          icon={NotebookPen}
          label={`${t('reader.marks.note')} · ${pageName}`}
          pressed={isEditing}
          onClick={onToggleEditing}
        />
      </span>
      <span className={styles.remove}>
        <ReaderIconButton icon={X} label={t('reader.bookmark.removeFrom', { page })} onClick={onRemove} />
      </span>
      {isEditing && <NoteField note={note} onStore={onStoreNote} />}
    </li>
  )
}
