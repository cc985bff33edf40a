import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { onServerOrSessionRestored } from '../../session/onServerOrSessionRestored'
import { highlightPdfMatches, type PdfTextMatch } from './pdfHighlights'
import type { PdfLinkHandlers, PdfPageOverlay } from './pdfPageOverlay'
import { PdfPageOverlays } from './pdfPageOverlays'
import type { PdfPageStore } from './pdfPageStore'
import type { PdfStructure } from './readPdfStructure'
import { scrollRangeIntoView } from './scrollRangeIntoView'
import { watchPdfTextSelection } from './watchPdfTextSelection'

interface PdfOverlaysInput {
  readonly surface: HTMLElement | null
  readonly store: PdfPageStore
  readonly onLink: PdfLinkHandlers['onLink']
  readonly structure: PdfStructure | undefined
  readonly matches: readonly PdfTextMatch[]
  readonly currentMatch: PdfTextMatch | undefined
}

/** Shows text, links and search matches over the page images. */
export function usePdfOverlays({ surface, store, onLink, structure, matches, currentMatch }: PdfOverlaysInput): void {
  const t = useTranslate()
  const [overlays, setOverlays] = useState<PdfPageOverlays>()
  const latest = useRef({ onLink, matches, currentMatch })
  latest.current = { onLink, matches, currentMatch }
  const reveal = useRevealCurrentMatch(currentMatch)
  useEffect(() => {
    if (!surface) return
    const highlight = () => {
      const { matches, currentMatch } = latest.current
      highlightPdfMatches(newOverlays.all(), matches, currentMatch)
      reveal(newOverlays.all())
    }
    const newOverlays = new PdfPageOverlays(surface, store, {
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
    const stopSelection = watchPdfTextSelection(surface)
    const stopRetry = onServerOrSessionRestored(() => newOverlays.retryFailed())
    return () => {
      stopSelection()
      stopRetry()
      newOverlays.stop()
      highlightPdfMatches([], [], undefined)
    }
  }, [surface, store, reveal, t])
  useEffect(() => {
    if (overlays && structure) overlays.setInnerLinks(structure.links)
  }, [overlays, structure])
  useEffect(() => {
    if (!overlays) return
    highlightPdfMatches(overlays.all(), matches, currentMatch)
    reveal(overlays.all())
  }, [overlays, matches, currentMatch, reveal])
}

/**
 * Returns a function that scrolls the current match into view when the page of the match is shown. Scrolls only once
 * per match.
 */
function useRevealCurrentMatch(currentMatch: PdfTextMatch | undefined) {
  const pending = useRef<PdfTextMatch>(undefined)
  useEffect(() => {
    pending.current = currentMatch
  }, [currentMatch])
  return useCallback((overlays: Iterable<PdfPageOverlay>) => {
    const match = pending.current
    const overlay = match && [...overlays].find(({ page }) => page === match.page)
    const range = match && overlay?.rangeOf(match)
    if (!overlay || !range) return
    pending.current = undefined
    scrollRangeIntoView(range, overlay.element.closest('[data-spread], [data-webtoon]'))
  }, [])
}

function urlOfPage(page: number): string {
  const url = new URL(location.href)
  url.searchParams.set('page', String(page))
  return url.href
}
