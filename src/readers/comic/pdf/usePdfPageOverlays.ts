import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { onServerOrSessionRestored } from '../../session/onServerOrSessionRestored'
import { limitPdfTextSelectionToPointer } from './limitPdfTextSelectionToPointer'
import type { PdfPageContentCache } from './pdfPageContentCache'
import type { PdfLinkHandlers, PdfPageOverlay } from './pdfPageOverlay'
import { PdfPageOverlayManager } from './pdfPageOverlayManager'
import { highlightPdfSearchMatches, type PdfSearchMatch } from './pdfSearchHighlights'
import type { PdfOutlineAndLinks } from './readPdfOutlineAndLinks'
import { scrollDomRangeIntoView } from './scrollDomRangeIntoView'

interface PdfOverlaysInput {
  readonly surface: HTMLElement | null
  readonly store: PdfPageContentCache
  readonly onLink: PdfLinkHandlers['onLink']
  readonly outlineAndLinks: PdfOutlineAndLinks | undefined
  readonly matches: readonly PdfSearchMatch[]
  readonly currentMatch: PdfSearchMatch | undefined
}

/** Shows text, links and search matches over the page images. */
export function usePdfPageOverlays({
  surface,
  store,
  onLink,
  outlineAndLinks,
  matches,
  currentMatch,
}: PdfOverlaysInput): void {
  const t = useTranslate()
  const [overlays, setOverlays] = useState<PdfPageOverlayManager>()
  const latest = useRef({ onLink, matches, currentMatch })
  latest.current = { onLink, matches, currentMatch }
  const reveal = useRevealCurrentMatch(currentMatch)
  useEffect(() => {
    if (!surface) return
    const highlight = () => {
      const { matches, currentMatch } = latest.current
      highlightPdfSearchMatches(newOverlays.all(), matches, currentMatch)
      reveal(newOverlays.all())
    }
    const newOverlays = new PdfPageOverlayManager(surface, store, {
      imageLabelOf: page => t('reader.page.name', { page }),
      linkLabelOf: ({ label, target }) => {
        const name = 'page' in target ? t('reader.page.name', { page: target.page }) : target.outside
        return label === '' ? name : `${label} (${name})`
      },
      linkUrlOf: target => ('page' in target ? urlOfPage(target.page) : target.outside),
      onLink: target => latest.current.onLink(target),
      onChanged: highlight,
    })
    setOverlays(newOverlays)
    const stopSelection = limitPdfTextSelectionToPointer(surface)
    const stopRetry = onServerOrSessionRestored(() => newOverlays.retryFailed())
    return () => {
      stopSelection()
      stopRetry()
      newOverlays.stop()
      highlightPdfSearchMatches([], [], undefined)
    }
  }, [surface, store, reveal, t])
  useEffect(() => {
    if (overlays && outlineAndLinks) overlays.setInnerLinks(outlineAndLinks.links)
  }, [overlays, outlineAndLinks])
  useEffect(() => {
    if (!overlays) return
    highlightPdfSearchMatches(overlays.all(), matches, currentMatch)
    reveal(overlays.all())
  }, [overlays, matches, currentMatch, reveal])
}

/**
 * Returns a function that scrolls to the current search match after the page of the match is shown. The function
 * scrolls only once per match.
 */
function useRevealCurrentMatch(currentMatch: PdfSearchMatch | undefined) {
  const pending = useRef<PdfSearchMatch>(undefined)
  useEffect(() => {
    pending.current = currentMatch
  }, [currentMatch])
  return useCallback((overlays: Iterable<PdfPageOverlay>) => {
    const match = pending.current
    const overlay = match && [...overlays].find(({ page }) => page === match.page)
    const range = match && overlay?.rangeOf(match)
    if (!overlay || !range) return
    pending.current = undefined
    scrollDomRangeIntoView(range, overlay.element.closest('[data-spread], [data-webtoon]'))
  }, [])
}

function urlOfPage(page: number): string {
  const url = new URL(location.href)
  url.searchParams.set('page', String(page))
  return url.href
}
