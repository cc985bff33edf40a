import { useEffect, useRef } from 'react'
import { errorText } from '../../../api/errorText'
import type { Book } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import { useSetting } from '../../settings/effectiveSettings'
import type { CommandRegistry } from '../commandRegistry'
import type { Comic } from '../session/comicBook'
import { downloadPage, type PosterOf, PosterTooLargeError, setAsPoster } from './pageActions'
import type { PageBookmarks } from './pageBookmarks'

interface Given {
  readonly comic: Comic
  readonly desk: CommandRegistry
  readonly page: number
  readonly bookmarks: PageBookmarks
  /** Visible page that is bookmarked, if any. */
  readonly marked: number | undefined
  readonly readListId: string | undefined
  readonly say: (text: string) => void
}

/** Registers the commands on the current page. Each command reports its result as a message. */
export function usePageActions(given: Given): void {
  const t = useTranslate()
  const [layout] = useSetting('reader.layout')
  const [guided] = useSetting('reader.guided')
  const latest = useRef(given)
  latest.current = given
  const { desk } = given
  useEffect(() => {
    const told = async (deed: Promise<void>, done: string) => {
      const { say } = latest.current
      await deed.then(
        () => say(done),
        (error: unknown) => say(error instanceof PosterTooLargeError ? t('reader.posterTooLarge') : errorText(error)),
      )
    }
    /** Takes the page selected in the menu, if any. */
    const meant = () => {
      const page = desk.meant
      desk.meant = undefined
      return page
    }
    const here = (page = meant() ?? latest.current.page) => {
      const { comic } = latest.current
      return { book: comic.book, page: comic.pages.find(({ number }) => number === page) ?? { number: page } }
    }
    const poster = (of: (book: Book) => PosterOf | undefined) => {
      const { book, page } = here()
      const target = of(book)
      if (target) void told(setAsPoster(book, page, target), t('reader.posterSet', { page: page.number }))
    }
    return desk.offer({
      bookmarkPage: () => {
        const { bookmarks, marked, page, say } = latest.current
        const one = meant() ?? marked ?? page
        say(t(bookmarks.toggle(one) ? 'reader.bookmark.set' : 'reader.bookmark.removed', { page: one }))
      },
      downloadPage: () => {
        const { book, page } = here()
        void told(downloadPage(book, page), t('reader.pageSaved', { page: page.number }))
      },
      posterOfBook: () => poster(({ id }) => ({ books: id })),
      posterOfSeries: () => poster(({ seriesId }) => ({ series: seriesId })),
      posterOfReadList: () => {
        const { readListId } = latest.current
        poster(() => (readListId ? { readlists: readListId } : undefined))
      },
    })
  }, [desk, t])
  // In single layout, the pairing commands only show a hint.
  useEffect(() => {
    if (layout !== 'single') return
    const onlyDouble = () => latest.current.say(t('reader.pairing.doubleOnly'))
    return desk.offer({ shiftPages: onlyDouble, keepAlone: onlyDouble })
  }, [desk, layout, t])
  // Outside of the guided view, the panel commands only show a hint.
  useEffect(() => {
    if (guided) return
    const onlyGuided = () => latest.current.say(t('reader.panel.guidedOnly'))
    return desk.offer({ wholePage: onlyGuided, panelOrder: onlyGuided })
  }, [desk, guided, t])
}
