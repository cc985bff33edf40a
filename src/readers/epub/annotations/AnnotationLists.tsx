import { Download, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { parseServerInstant } from '../../../api/serverDates'
import { ShowMoreButton } from '../../../components/controls/ShowMoreButton'
import { useListFocusFallback } from '../../../components/focus/useListFocusFallback'
import { useIsTouchInput } from '../../../components/page/useMediaQuery'
import { useScreenReaderAnnouncement } from '../../../components/useScreenReaderAnnouncement'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import wordField from '../../search/sheetTextField.module.css'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import styles from './AnnotationLists.module.css'
import { type EpubBookmark, type HighlightColor, highlightColors, type TextHighlight } from './epubAnnotations'
import {
  type AnnotationExportBookDetails,
  createAnnotationExportFileName,
  formatAnnotationsAsJson,
  formatAnnotationsAsMarkdown,
} from './exportAnnotations'
import { emptyHighlightFilter, filterHighlights } from './filterHighlights'
import { HighlightColorPicker } from './HighlightColorPicker'
import type { UseAnnotationsResult } from './useAnnotations'

interface AnnotationListProps {
  readonly annotations: UseAnnotationsResult
  readonly book: AnnotationExportBookDetails
  readonly onSelect: (annotation: EpubBookmark) => void
}

/**
 * List of the bookmarks of a book. Users can undo the removal of a bookmark. If there are bookmarks, users can export
 * all annotations: bookmarks, highlights and notes.
 */
export function EpubBookmarkList({ annotations, book, onSelect }: AnnotationListProps) {
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
      <AnnotationItems items={bookmarks} onSelect={onSelect} onRemove={removeBookmark} onStore={storeBookmark} />
      {bookmarks.length > 0 && <ExportButtons annotations={annotations} book={book} />}
    </div>
  )
}

/** List of the highlights and notes of a book. Users can filter the list by text, and by color if there are several. */
export function HighlightList({ annotations, book, onSelect }: AnnotationListProps) {
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
        onSelect={onSelect}
        onRemove={removeHighlight}
        onStore={storeHighlight}
      />
      {highlights.length > 0 && <ExportButtons annotations={annotations} book={book} />}
    </div>
  )
}

/**
 * Number of annotations that are visible at first. Each click on the button below the list doubles this number. A list
 * of all annotations would open slowly, because a book can have thousands.
 */
const INITIAL_MAX_ITEMS = 200

interface AnnotationItemsProps<AnnotationType> {
  readonly items: readonly AnnotationType[]
  readonly onSelect: (annotation: AnnotationType) => void
  readonly onRemove: (annotation: AnnotationType) => void
  readonly onStore: (annotation: AnnotationType) => void
}

function AnnotationItems<AnnotationType extends EpubBookmark | TextHighlight>({
  items,
  onSelect,
  onRemove,
  onStore,
}: AnnotationItemsProps<AnnotationType>) {
  const t = useTranslate()
  const [removed, setRemoved] = useState<AnnotationType>()
  const undoRow = useRef<HTMLParagraphElement>(null)
  const { ref, onFocus } = useListFocusFallback(() => undoRow.current?.querySelector('button'))
  useScreenReaderAnnouncement(removed && t('reader.marks.removed'))
  const list = useRef<HTMLOListElement>(null)
  const [limit, setLimit] = useState(INITIAL_MAX_ITEMS)
  return (
    <>
      {removed && (
        <p ref={undoRow} className={styles.removedMessage} onFocus={onFocus}>
          {t('reader.marks.removed')}
          <ReaderIconButton
            icon={Undo2}
            label={t('reader.marks.undo')}
            onClick={() => {
              onStore(removed)
              setRemoved(undefined)
            }}
          />
        </p>
      )}
      <ol
        ref={element => {
          list.current = element
          ref(element)
        }}
        className={styles.list}
        onFocus={onFocus}
      >
        {items.slice(0, limit).map(annotation => (
          <li key={annotation.cfi}>
            <button type="button" className={styles.annotation} onClick={() => onSelect(annotation)}>
              <AnnotationText annotation={annotation} />
            </button>
            <ReaderIconButton
              icon={Trash2}
              label={t('reader.marks.removeNamed', { text: annotation.text.slice(0, 60) })}
              onClick={() => {
                setRemoved(annotation)
                onRemove(annotation)
              }}
            />
          </li>
        ))}
      </ol>
      <ShowMoreButton
        list={list}
        hiddenCount={items.length - limit}
        stepCount={limit}
        onShowMore={() => setLimit(2 * limit)}
        createText={count => t('component.inlineList.more', { count })}
      />
    </>
  )
}

function AnnotationText({ annotation }: { annotation: EpubBookmark | TextHighlight }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  return (
    <>
      <span className={styles.meta}>
        <bdi>{annotation.title || t('reader.marks.untitled')}</bdi>
        <span>{format.date(parseServerInstant(new Date(annotation.created).toISOString()))}</span>
      </span>
      <span className={styles.text} data-colour={'colour' in annotation ? annotation.colour : undefined} dir="auto">
        {annotation.text}
      </span>
      {'note' in annotation && annotation.note !== '' && (
        <span className={styles.note} dir="auto">
          {annotation.note}
        </span>
      )}
    </>
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
