import { useEffect, useRef } from 'react'
import { errorText } from '../../api/errorText'
import { useTranslate } from '../../language/useTranslate'
import { useSettingsInForce } from '../settingsInForce'
import type { Comic } from './comic'
import type { Desk } from './desk'
import type { PageBookmarks } from './pageBookmarks'
import { downloadPage, makePoster, type PosterOf, TooLarge } from './pageDeeds'

interface Given {
  readonly comic: Comic
  readonly desk: Desk
  readonly page: number
  readonly bookmarks: PageBookmarks
  /** Of the pages that are shown, one that bears a bookmark. */
  readonly marked: number | undefined
  readonly readListId: string | undefined
  readonly say: (text: string) => void
}

/** What can be done with the page one is at; each deed says what became of it. */
export function usePageDeeds(given: Given): void {
  const t = useTranslate()
  const settings = useSettingsInForce()
  const latest = useRef(given)
  latest.current = given
  const { desk } = given
  useEffect(() => {
    const told = async (deed: Promise<void>, done: string) => {
      const { say } = latest.current
      await deed.then(
        () => say(done),
        (error: unknown) => say(error instanceof TooLarge ? t('reader.posterTooLarge') : errorText(error)),
      )
    }
    const here = () => {
      const { comic, page } = latest.current
      return { book: comic.book, page: comic.pages.find(({ number }) => number === page) ?? { number: page } }
    }
    const poster = (of: PosterOf) => {
      const { book, page } = here()
      void told(makePoster(book, page, of), t('reader.posterSet', { page: page.number }))
    }
    return desk.offer({
      bookmarkPage: () => {
        const { bookmarks, marked, page, say } = latest.current
        const one = marked ?? page
        say(t(bookmarks.toggle(one) ? 'reader.bookmark.set' : 'reader.bookmark.removed', { page: one }))
      },
      downloadPage: () => {
        const { book, page } = here()
        void told(downloadPage(book, page), t('reader.pageSaved', { page: page.number }))
      },
      posterOfBook: () => poster({ books: here().book.id }),
      posterOfSeries: () => poster({ series: here().book.seriesId }),
      posterOfReadList: () => {
        const { readListId } = latest.current
        if (readListId) poster({ readlists: readListId })
      },
      // Only pages that lie side by side can be paired anew; what pairs them takes these over.
      ...(settings.read('reader.layout') === 'single' && {
        shiftPages: () => latest.current.say(t('reader.onlyDouble')),
        keepAlone: () => latest.current.say(t('reader.onlyDouble')),
      }),
    })
  }, [desk, settings, t])
}
