import { useEffect } from 'react'
import { dismissNotice, showNotice } from '../../../api/notices'
import { useTranslate } from '../../../language/useTranslate'
import { readPreferenceWithoutDefault } from '../../../preferences/preferenceStore'
import { useEffectiveReaderSettings } from '../../settings/effectiveReaderSettings'
import type { ComicPage } from '../pages/createComicSpreads'
import type { LoadedComic } from '../session/loadComic'

/** Minimum ratio of height to width of a page that is probably a part of a webtoon. */
const MIN_STRIP_RATIO = 3

/** Ids of the series for which the notice was already shown. A reload of the browser page clears this set. */
const seriesWithNotice = new Set<string>()

/**
 * Shows a notice with a button for the webtoon mode, if most pages have the shape of strips. Such pages are unreadable
 * when they are fitted to the window. The button changes the mode of the series. The notice stays until the user
 * dismisses it, chooses a mode or closes the book. Shows no notice if the user or the series metadata has chosen a mode,
 * or if the series metadata cannot be loaded.
 */
export function useSuggestWebtoonMode({ book, pages, lateDirection }: LoadedComic): void {
  const t = useTranslate()
  const settings = useEffectiveReaderSettings()
  useEffect(() => {
    if (seriesWithNotice.has(book.seriesId) || !hasMostlyStrips(pages)) return
    let noticeId: number | undefined
    let isClosed = false
    const dismiss = () => {
      if (noticeId !== undefined) dismissNotice(noticeId)
    }
    void lateDirection.then(direction => {
      const isStored = readPreferenceWithoutDefault('reader.mode') !== undefined
      if (isClosed || direction !== undefined || isStored || settings.sourceOf('reader.mode') !== 'all') return
      seriesWithNotice.add(book.seriesId)
      noticeId = showNotice({
        kind: 'info',
        text: t('reader.suggestWebtoon'),
        isPersistent: true,
        action: {
          label: t('reader.setting.reader.mode.WEBTOON'),
          run: () => settings.writeForScope('series', 'reader.mode', 'WEBTOON'),
        },
      })
    })
    const unsubscribe = settings.subscribe('reader.mode', dismiss)
    return () => {
      isClosed = true
      unsubscribe()
      dismiss()
    }
  }, [book, pages, lateDirection, settings, t])
}

/** Returns whether a book has at least two pages, and at least half of them have the shape of a strip. */
export function hasMostlyStrips(pages: readonly ComicPage[]): boolean {
  const strips = pages.filter(({ width, height }) => width && height && height > MIN_STRIP_RATIO * width)
  return pages.length >= 2 && strips.length * 2 >= pages.length
}
