import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { parseServerInstant } from '../../../../api/serverDates'
import { useIsTouchInput } from '../../../../components/page/useMediaQuery'
import { useLocaleFormatters } from '../../../../language/localeFormatters'
import { useTranslate } from '../../../../language/useTranslate'
import wordField from '../../../search/sheetTextField.module.css'
import { type EpubBookmark, type HighlightColor, highlightColors } from '../epubAnnotations'
import {
  type AnnotationExportBookDetails,
  createAnnotationExportFileName,
  formatAnnotationsAsJson,
  formatAnnotationsAsMarkdown,
} from '../exportAnnotations'
import { emptyHighlightFilter, filterHighlights } from '../filterHighlights'
import { HighlightColorPicker } from '../HighlightColorPicker'
import type { UseAnnotationsResult } from '../useAnnotations'
import { AnnotationItems } from './AnnotationItems'
import styles from './AnnotationLists.module.css'

interface AnnotationListProps {
  readonly annotations: UseAnnotationsResult
  readonly book: AnnotationExportBookDetails
  /** Returns whether the book still contains the chapter of an annotation. */
  readonly hasTarget: (annotation: EpubBookmark) => boolean
  readonly onSelect: (annotation: EpubBookmark) => void
}

/**
 * List of the bookmarks of a book. Users can undo the removal of a bookmark. If there are bookmarks, users can export
 * all annotations: bookmarks, highlights and notes.
 */
export function EpubBookmarkList({ annotations, book, hasTarget, onSelect }: AnnotationListProps) {
  const t = useTranslate()
  const isTouch = useIsTouchInput()
  const { bookmarks, storeBookmark, removeBookmark } = annotations
  return (
    <div className={styles.container}>
      {bookmarks.length === 0 && (
        <p className={styles.emptyMessage}>
          {t('reader.marks.noBookmarks')} {!isTouch && t('reader.marks.bookmarkHint')}
        </p>
      )}
      <AnnotationItems
        items={bookmarks}
        hasTarget={hasTarget}
        onSelect={onSelect}
        onRemove={removeBookmark}
        onStore={storeBookmark}
      />
      {bookmarks.length > 0 && <ExportButtons annotations={annotations} book={book} />}
    </div>
  )
}

/** List of the highlights and notes of a book. Users can filter the list by text, and by color if there are several. */
export function HighlightList({ annotations, book, hasTarget, onSelect }: AnnotationListProps) {
  const t = useTranslate()
  const [filter, setFilter] = useState(emptyHighlightFilter)
  const { highlights, storeHighlight, removeHighlight } = annotations
  const filteredHighlights = filterHighlights(highlights, filter)
  // A selected color remains available when its last highlight is removed, so that the user can deselect it.
  const filterColors = highlightColors.filter(
    colour => filter.colours.includes(colour) || highlights.some(highlight => highlight.colour === colour),
  )
  const isTouch = useIsTouchInput()
  const searchField = useRef<HTMLInputElement>(null)
  const toggle = (colour: HighlightColor) => {
    // When the user deselects the only color, its button disappears, so the focus moves to the search field. On touch
    // screens, the focus does not move, because it would open the keyboard.
    if (filterColors.length === 1 && !isTouch) searchField.current?.focus({ preventScroll: true })
    setFilter(current => ({
      ...current,
      colours: current.colours.includes(colour)
        ? current.colours.filter(selected => selected !== colour)
        : [...current.colours, colour],
    }))
  }
  return (
    <div className={styles.container}>
      {highlights.length > 0 && (
        <div className={styles.filter}>
          <input
            ref={searchField}
            type="search"
            className={wordField.field}
            dir="auto"
            aria-label={t('reader.marks.filter')}
            placeholder={t('reader.marks.filter')}
            value={filter.text}
            onChange={event => setFilter(current => ({ ...current, text: event.target.value }))}
          />
          {(filterColors.length > 1 || filter.colours.length > 0) && (
            <HighlightColorPicker colours={filterColors} selected={filter.colours} onToggle={toggle} />
          )}
        </div>
      )}
      {filteredHighlights.length === 0 && (
        <p className={styles.emptyMessage}>
          {t(highlights.length === 0 ? 'reader.marks.noHighlights' : 'reader.marks.noMatches')}
        </p>
      )}
      <AnnotationItems
        items={filteredHighlights}
        hasTarget={hasTarget}
        onSelect={onSelect}
        onRemove={removeHighlight}
        onStore={storeHighlight}
      />
      {highlights.length > 0 && <ExportButtons annotations={annotations} book={book} />}
    </div>
  )
}

function ExportButtons({
  annotations: { highlights, bookmarks },
  book,
}: {
  annotations: UseAnnotationsResult
  book: AnnotationExportBookDetails
}) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const createMarkdown = () =>
    formatAnnotationsAsMarkdown(book, highlights, bookmarks, {
      highlights: t('reader.marks.highlights'),
      bookmarks: t('reader.bookmark.list'),
      untitled: t('reader.marks.untitled'),
      colour: colour => t(`reader.marks.colour.${colour}`),
      date: milliseconds => format.date(parseServerInstant(new Date(milliseconds).toISOString())),
    })
  const contentLabel = t('reader.marks.fileOf')
  return (
    <div className={styles.exports}>
      <button
        type="button"
        onClick={() =>
          downloadTextFile(
            createMarkdown(),
            createAnnotationExportFileName(book.title, contentLabel, 'md'),
            'text/markdown',
          )
        }
      >
        <Download size={18} strokeWidth={1.5} aria-hidden />
        {t('reader.marks.asMarkdown')}
      </button>
      <button
        type="button"
        onClick={() =>
          downloadTextFile(
            formatAnnotationsAsJson(book, highlights, bookmarks, new Date()),
            createAnnotationExportFileName(book.title, contentLabel, 'json'),
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

function downloadTextFile(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
