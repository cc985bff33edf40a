import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { RemovedMessage } from '../../ui/RemovedMessage'
import { PageBookmarkItem } from './PageBookmarkItem'
import styles from './PageBookmarkList.module.css'
import grid from './PageThumbnailGrid.module.css'
import { usePageBookmarkNotes } from './usePageBookmarkNotes'
import { usePageBookmarks } from './usePageBookmarks'

interface Props {
  readonly bookId: string
  readonly current: number
  readonly onChoose: (page: number) => void
}

/** Number of buttons in a {@link PageBookmarkItem}. The last of them removes the bookmark. */
const BUTTONS_PER_ITEM = 3

/** List of the bookmarked pages and their notes. Users can undo the removal of a bookmark. */
export function PageBookmarkList({ bookId, current, onChoose }: Props) {
  const t = useTranslate()
  const { pages, toggle } = usePageBookmarks(bookId)
  const { getNote, storeNote } = usePageBookmarkNotes(bookId)
  const [editedPage, setEditedPage] = useState<number>()
  const [removedPage, setRemovedPage] = useState<number>()
  const { setPanel, focusNext } = useFocusAfterChange(pages)
  const press = (page: number, focusIndex: number) => {
    focusNext(focusIndex)
    setRemovedPage(toggle(page) ? undefined : page)
    setEditedPage(undefined)
  }
  const isRemoved = removedPage !== undefined && !pages.includes(removedPage)
  return (
    <>
      {isRemoved && (
        <RemovedMessage
          key={removedPage}
          text={t('reader.bookmark.removed', { page: removedPage })}
          onUndo={() => press(removedPage, BUTTONS_PER_ITEM * pages.filter(page => page < removedPage).length)}
        />
      )}
      {pages.length === 0 ? (
        <div ref={setPanel} className={styles.empty}>
          <p>{t('reader.bookmark.none')}</p>
          <button type="button" onClick={() => press(current, 0)}>
            {t('reader.bookmark.addTo', { page: current })}
          </button>
        </div>
      ) : (
        <ol ref={setPanel} className={`${grid.grid} ${styles.list}`}>
          {pages.map((page, index) => (
            <PageBookmarkItem
              key={page}
              bookId={bookId}
              page={page}
              isCurrent={page === current}
              note={getNote(page)}
              isEditing={page === editedPage}
              onChoose={() => onChoose(page)}
              onToggleEditing={() => setEditedPage(page === editedPage ? undefined : page)}
              onStoreNote={note => storeNote(page, note)}
              onRemove={() => press(page, BUTTONS_PER_ITEM * (index + 1) - 1)}
            />
          ))}
        </ol>
      )}
    </>
  )
}

/**
 * Moves the focus to another button after the bookmarks have changed.
 * @returns `setPanel` is the ref of the element that contains the buttons. Call `focusNext` before the change, with the
 *   index of the button that gets the focus. If there are fewer buttons, the last button gets the focus.
 */
function useFocusAfterChange(pages: readonly number[]) {
  const panel = useRef<HTMLElement | null>(null)
  const nextFocus = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with the pages
  useLayoutEffect(() => {
    if (nextFocus.current === undefined) return
    const buttons = [...(panel.current?.querySelectorAll('button') ?? [])]
    buttons[Math.min(nextFocus.current, buttons.length - 1)]?.focus()
    nextFocus.current = undefined
  }, [pages])
  return {
    setPanel: (element: HTMLElement | null) => {
      panel.current = element
    },
    focusNext: (index: number) => {
      nextFocus.current = index
    },
  }
}
