import { Download, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { parseInstant } from '../../../api/dates'
import { useFormat } from '../../../language/format'
import { useTranslate } from '../../../language/useTranslate'
import { ReaderButton } from '../../ui/toolbars/ReaderButton'
import wordField from '../wordField.module.css'
import styles from './AnnotationLists.module.css'
import { type Bookmark, type Highlight, type HighlightColor, highlightColors } from './annotations'
import { annotationsToJson, annotationsToMarkdown, type ExportedBook, exportFileName } from './exportAnnotations'
import { filterHighlights, noHighlightFilter } from './filterHighlights'
import { HighlightColorPicker } from './HighlightColorPicker'
import type { Annotations } from './useAnnotations'

interface Props {
  readonly marks: Annotations
  readonly book: ExportedBook
  readonly onChoose: (mark: Bookmark) => void
}

/** List of the bookmarks of a book, with undo of removals and export. */
export function BookmarkList({ marks, book, onChoose }: Props) {
  const t = useTranslate()
  const { bookmarks, keepBookmark, removeBookmark } = marks
  return (
    <div className={styles.panel}>
      {bookmarks.length === 0 && <p className={styles.none}>{t('reader.marks.noBookmarks')}</p>}
      <List marks={bookmarks} onChoose={onChoose} onRemove={removeBookmark} onKeep={keepBookmark} />
      {bookmarks.length > 0 && <ExportButtons marks={marks} book={book} />}
    </div>
  )
}

/** List of the highlights and notes of a book, filtered by text and colour. */
export function HighlightList({ marks, book, onChoose }: Props) {
  const t = useTranslate()
  const [filter, setFilter] = useState(noHighlightFilter)
  const { highlights, keepHighlight, removeHighlight } = marks
  const shown = filterHighlights(highlights, filter)
  const toggle = (colour: HighlightColor) =>
    setFilter(now => ({
      ...now,
      colours: now.colours.includes(colour) ? now.colours.filter(one => one !== colour) : [...now.colours, colour],
    }))
  return (
    <div className={styles.panel}>
      {highlights.length > 0 && (
        <div className={styles.filter}>
          <input
            type="search"
            className={wordField.field}
            dir="auto"
            aria-label={t('reader.marks.filter')}
            placeholder={t('reader.marks.filter')}
            value={filter.text}
            onChange={event => setFilter(now => ({ ...now, text: event.target.value }))}
          />
          <HighlightColorPicker
            colours={highlightColors.filter(colour => highlights.some(mark => mark.colour === colour))}
            chosen={filter.colours}
            onToggle={toggle}
          />
        </div>
      )}
      {shown.length === 0 && (
        <p className={styles.none}>
          {t(highlights.length === 0 ? 'reader.marks.noHighlights' : 'reader.marks.noMatches')}
        </p>
      )}
      <List marks={shown} onChoose={onChoose} onRemove={removeHighlight} onKeep={keepHighlight} />
      {highlights.length > 0 && <ExportButtons marks={marks} book={book} />}
    </div>
  )
}

interface ListProps<M> {
  readonly marks: readonly M[]
  readonly onChoose: (mark: M) => void
  readonly onRemove: (mark: M) => void
  readonly onKeep: (mark: M) => void
}

function List<M extends Bookmark | Highlight>({ marks, onChoose, onRemove, onKeep }: ListProps<M>) {
  const t = useTranslate()
  const format = useFormat()
  const [removed, setRemoved] = useState<M>()
  return (
    <>
      {removed && (
        <p className={styles.removed} role="status">
          {t('reader.marks.removed')}
          <ReaderButton
            icon={Undo2}
            label={t('reader.marks.undo')}
            onClick={() => {
              onKeep(removed)
              setRemoved(undefined)
            }}
          />
        </p>
      )}
      <ol className={styles.list}>
        {marks.map(mark => (
          <li key={mark.cfi}>
            <button type="button" className={styles.mark} onClick={() => onChoose(mark)}>
              <span className={styles.where}>
                <bdi>{mark.title || t('reader.marks.untitled')}</bdi>
                <span>{format.date(parseInstant(new Date(mark.created).toISOString()))}</span>
              </span>
              <span className={styles.text} data-colour={'colour' in mark ? mark.colour : undefined} dir="auto">
                {mark.text}
              </span>
              {'note' in mark && mark.note !== '' && (
                <span className={styles.note} dir="auto">
                  {mark.note}
                </span>
              )}
            </button>
            <ReaderButton
              icon={Trash2}
              label={t('reader.marks.removeNamed', { text: mark.text.slice(0, 60) })}
              onClick={() => {
                setRemoved(mark)
                onRemove(mark)
              }}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

/** Buttons that download all annotations of the book as Markdown or JSON. */
function ExportButtons({ marks: { highlights, bookmarks }, book }: { marks: Annotations; book: ExportedBook }) {
  const t = useTranslate()
  const format = useFormat()
  const markdown = () =>
    annotationsToMarkdown(book, highlights, bookmarks, {
      highlights: t('reader.marks.highlights'),
      bookmarks: t('reader.bookmark.list'),
      untitled: t('reader.marks.untitled'),
      colour: colour => t(`reader.marks.colour.${colour}`),
      date: milliseconds => format.date(parseInstant(new Date(milliseconds).toISOString())),
    })
  const what = t('reader.marks.fileOf')
  return (
    <div className={styles.exports}>
      <button type="button" onClick={() => save(markdown(), exportFileName(book.title, what, 'md'), 'text/markdown')}>
        <Download size={18} strokeWidth={1.5} aria-hidden />
        {t('reader.marks.asMarkdown')}
      </button>
      <button
        type="button"
        onClick={() =>
          save(
            annotationsToJson(book, highlights, bookmarks, new Date()),
            exportFileName(book.title, what, 'json'),
            'application/json',
          )
        }
      >
        <Download size={18} strokeWidth={1.5} aria-hidden />
        {t('reader.marks.asJson')}
      </button>
    </div>
  )
}

function save(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
