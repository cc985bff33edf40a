import { Trash2, Undo2 } from 'lucide-react'
import { type FocusEventHandler, type Ref, useRef, useState } from 'react'
import { parseServerInstant } from '../../../../api/serverDates'
import { ShowMoreButton } from '../../../../components/controls/ShowMoreButton'
import { useListFocusFallback } from '../../../../components/focus/useListFocusFallback'
import { useScreenReaderAnnouncement } from '../../../../components/useScreenReaderAnnouncement'
import { useLocaleFormatters } from '../../../../language/localeFormatters'
import { useTranslate } from '../../../../language/useTranslate'
import { ReaderIconButton } from '../../../ui/toolbars/ReaderIconButton'
import type { EpubBookmark, TextHighlight } from '../epubAnnotations'
import styles from './AnnotationLists.module.css'

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

/** Annotations of a book in a list, and a button that undoes the last removal. */
export function AnnotationItems<AnnotationType extends EpubBookmark | TextHighlight>({
  items,
  onSelect,
  onRemove,
  onStore,
}: AnnotationItemsProps<AnnotationType>) {
  const t = useTranslate()
  const [removed, setRemoved] = useState<AnnotationType>()
  const undoRow = useRef<HTMLParagraphElement>(null)
  const { ref, onFocus } = useListFocusFallback(() => undoRow.current?.querySelector('button'))
  const list = useRef<HTMLOListElement>(null)
  const [limit, setLimit] = useState(INITIAL_MAX_ITEMS)
  return (
    <>
      {removed && (
        <RemovedMessage
          key={removed.cfi}
          ref={undoRow}
          onFocus={onFocus}
          onUndo={() => {
            onStore(removed)
            setRemoved(undefined)
          }}
        />
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
          <AnnotationItem
            key={annotation.cfi}
            annotation={annotation}
            onSelect={() => onSelect(annotation)}
            onRemove={() => {
              setRemoved(annotation)
              onRemove(annotation)
            }}
          />
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

interface RemovedMessageProps {
  readonly ref: Ref<HTMLParagraphElement>
  readonly onFocus: FocusEventHandler
  readonly onUndo: () => void
}

/** Message that an annotation was removed, and its undo button. Announces the removal when it mounts. */
function RemovedMessage({ ref, onFocus, onUndo }: RemovedMessageProps) {
  const t = useTranslate()
  const text = t('reader.marks.removed')
  useScreenReaderAnnouncement(text)
  return (
    <p ref={ref} className={styles.removedMessage} onFocus={onFocus}>
      {text}
      <ReaderIconButton icon={Undo2} label={t('reader.marks.undo')} onClick={onUndo} />
    </p>
  )
}

interface AnnotationItemProps {
  readonly annotation: EpubBookmark | TextHighlight
  readonly onSelect: () => void
  readonly onRemove: () => void
}

function AnnotationItem({ annotation, onSelect, onRemove }: AnnotationItemProps) {
  const t = useTranslate()
  return (
    <li>
      <button type="button" className={styles.annotation} onClick={onSelect}>
        <AnnotationText annotation={annotation} />
      </button>
      <ReaderIconButton
        icon={Trash2}
        label={t('reader.marks.removeNamed', { text: annotation.text.slice(0, 60) })}
        onClick={onRemove}
      />
    </li>
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
