import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { getPageThumbnailUrl } from '../../../api/urls/bookPageImageUrls'
import { useTranslate } from '../../../language/useTranslate'
import { ReaderIconButton } from '../../ui/toolbars/ReaderIconButton'
import styles from './PageBookmarkList.module.css'
import grid from './PageThumbnailGrid.module.css'
import { usePageBookmarks } from './usePageBookmarks'

interface Props {
  readonly bookId: string
  readonly current: number
  readonly onChoose: (page: number) => void
}

export function PageBookmarkList({ bookId, current, onChoose }: Props) {
  const t = useTranslate()
  const { pages, toggle } = usePageBookmarks(bookId)
  const panel = useRef<HTMLElement | null>(null)
  const setPanel = (element: HTMLElement | null) => {
    panel.current = element
  }
  /**
   * Index of the pressed add or remove button among all buttons. After the bookmarks have changed, the button at this
   * index, or else the last button, gets the focus.
   */
  const pressed = useRef<number>(undefined)
  const press = (page: number, button: number) => {
    pressed.current = button
    toggle(page)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with the pages
  useLayoutEffect(() => {
    if (pressed.current === undefined) return
    const buttons = [...(panel.current?.querySelectorAll('button') ?? [])]
    buttons[Math.min(pressed.current, buttons.length - 1)]?.focus()
    pressed.current = undefined
  }, [pages])
  if (pages.length === 0)
    return (
      <div ref={setPanel} className={styles.empty}>
        <p>{t('reader.bookmark.none')}</p>
        <button type="button" onClick={() => press(current, 0)}>
          {t('reader.bookmark.addTo', { page: current })}
        </button>
      </div>
    )
  return (
    <ol ref={setPanel} className={grid.grid}>
      {pages.map((page, index) => (
        <li key={page} className={styles.bookmark}>
          <button
            type="button"
            aria-label={t('reader.page.name', { page })}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => onChoose(page)}
          >
            <img src={getPageThumbnailUrl(bookId, page)} alt="" loading="lazy" width={140} height={200} />
            <span>{page}</span>
          </button>
          <span className={styles.remove}>
            <ReaderIconButton
              icon={X}
              label={t('reader.bookmark.removeFrom', { page })}
              onClick={() => press(page, 2 * index + 1)}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
