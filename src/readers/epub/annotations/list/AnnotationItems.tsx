import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { parseServerInstant } from '../../../../api/serverDates'
import { ShowMoreButton } from '../../../../components/controls/ShowMoreButton'
import { useListFocusFallback } from '../../../../components/focus/useListFocusFallback'
import { useLocaleFormatters } from '../../../../language/localeFormatters'
import { useTranslate } from '../../../../language/useTranslate'
import { RemovedMessage } from '../../../ui/RemovedMessage'
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
  /** Returns whether the book still contains the chapter of an annotation. */
  readonly hasTarget: (annotation: EpubBookmark) => boolean
  readonly onSelect: (annotation: AnnotationType) => void
  readonly onRemove: (annotation: AnnotationType) => void
  readonly onStore: (annotation: AnnotationType) => void
}

/** Annotations of a book in a list, and a button that undoes the last removal. */
export function AnnotationItems<AnnotationType extends EpubBookmark | TextHighlight>({
  items,
  hasTarget,
  onSelect,
  onRemove,
  onStore,
}: AnnotationItemsProps<AnnotationType>) {
  const t = useTranslate()
  const [removed, setRemoved] = useState<AnnotationType>()
  const undoRow = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const onFocus = useListFocusFallback(list, () => undoRow.current?.querySelector('button'))
  const [limit, setLimit] = useState(INITIAL_MAX_ITEMS)
  return (
    <>
      {removed && (
        <RemovedMessage
          key={removed.cfi}
          text={t('reader.marks.removed')}
          ref={undoRow}
          onFocus={onFocus}
          onUndo={() => {
            onStore(removed)
            setRemoved(undefined)
          }}
        />
      )}
      <ol ref={list} className={styles.list} onFocus={onFocus}>
        {items.slice(0, limit).map(annotation => (
          <AnnotationItem
            key={annotation.cfi}
            annotation={annotation}
            onSelect={hasTarget(annotation) ? () => onSelect(annotation) : undefined}
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

interface AnnotationItemProps {
  readonly annotation: EpubBookmark | TextHighlight
  /** Undefined if the book no longer contains the chapter of the annotation. */
  readonly onSelect: (() => void) | undefined
  readonly onRemove: () => void
}

function AnnotationItem({ annotation, onSelect, onRemove }: AnnotationItemProps) {
  const t = useTranslate()
  return (
    <li>
      {onSelect ? (
        <button type="button" className={styles.annotation} onClick={onSelect}>
          <AnnotationText annotation={annotation} />
        </button>
      ) : (
        <div className={styles.annotation} data-missing>
          <AnnotationText annotation={annotation} />
        </div>
      )}
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
