import { useEffect, useMemo, useRef } from 'react'
import { getBookFileFingerprint } from '../../../api/records/bookFileFingerprint'
import { useTranslate } from '../../../language/useTranslate'
import type { ReaderController } from '../../session/useReaderController'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import { useSyncedReaderData } from '../../sync/useSyncedReaderData'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { createComicPosition, type LoadedComic } from '../session/loadComic'
import { getCurrentPageOfSpread, type PagePairingMode } from './createComicSpreads'
import { PagedComicViewer, type PagedComicViewerProps } from './PagedComicViewer'
import {
  diffPagePairing,
  type PagePairing,
  parsePagePairing,
  shiftPagePairing,
  toggleStandalonePage,
} from './pagePairing'
import { rotatePages } from './rotatePages'
import { usePageImageTransform } from './usePageImageTransform'

interface Props extends Omit<PagedComicViewerProps, 'bookId' | 'layout'> {
  readonly comic: LoadedComic
  readonly registry: ComicCommandRegistry
  readonly showMessage: (text: string) => void
  readonly goTo: ReaderController['goTo']
}

/**
 * Paged viewer for two-page layout, crops, split or rotated pages, or guided view. The code of this viewer loads only
 * when a setting needs one of these features.
 */
export function PagedComicViewerWithPairingAndTransforms({ comic, registry, showMessage, goTo, ...pagedProps }: Props) {
  const { book, pages } = comic
  const [layout] = useReaderSetting('reader.layout')
  const [doubleUpright] = useReaderSetting('reader.doubleUpright')
  const imageTransform = usePageImageTransform(
    `${book.id}/${getBookFileFingerprint(book)}`,
    pagedProps.cache,
    pagedProps.mode === 'RIGHT_TO_LEFT',
  )
  const { shift, alone } = usePagePairing(comic, layout, registry, showMessage, goTo)
  const [isGuided] = useReaderSetting('reader.guided')
  const { register } = pagedProps
  const guidedRegister = useMemo(() => withGuidedView(register, registry), [register, registry])
  useEffect(() => {
    if (isGuided) registry.onFeaturesNeeded?.()
  }, [isGuided, registry])
  return (
    <PagedComicViewer
      {...pagedProps}
      register={isGuided ? guidedRegister : register}
      scale={isGuided ? 'screen' : pagedProps.scale}
      pages={pages}
      layout={layout}
      shift={shift}
      alone={alone}
      doubleUpright={doubleUpright}
      imageTransform={imageTransform}
    />
  )
}

/**
 * Lets the guided view handle page turns: the guided view moves to the next or previous panel. The viewer turns the
 * page only if the spread has no further panel in this direction.
 */
const withGuidedView =
  (register: Props['register'], registry: ComicCommandRegistry): Props['register'] =>
  viewer =>
    register(viewer && { ...viewer, turnWithin: turn => registry.intercept(turn) })

function usePagePairing(
  { book, pages }: LoadedComic,
  layout: PagePairingMode,
  registry: ComicCommandRegistry,
  showMessage: Props['showMessage'],
  goTo: Props['goTo'],
): PagePairing {
  const t = useTranslate()
  const [rotation] = useReaderSetting('reader.rotation')
  const syncedData = useSyncedReaderData('pairing', book.id)
  // In the layout `doubleNoCover`, the user has already paired pages 1 and 2. Therefore, no shift is detected.
  const detectionPages = layout === 'double' ? pages : undefined
  const pairing = useMemo(
    () => parsePagePairing(syncedData.entries, detectionPages),
    [syncedData.entries, detectionPages],
  )
  const latest = useRef({ layout, syncedData, pairing, detectionPages })
  latest.current = { layout, syncedData, pairing, detectionPages }
  useEffect(() => {
    const change = (update: (current: PagePairing) => PagePairing, messageOf: (next: PagePairing) => string) => () => {
      const { layout, syncedData, pairing, detectionPages } = latest.current
      if (layout === 'single') return showMessage(t('reader.pairing.doubleOnly'))
      const next = update(pairing)
      const changes = diffPagePairing(syncedData.entries, next, detectionPages)
      for (const [key, value] of changes) syncedData.set(key, value)
      showMessage(changes.length > 0 ? messageOf(next) : t('reader.pairing.doubleOnly'))
    }
    const visiblePages = rotation === 'off' ? pages : rotatePages(pages, rotation)
    return registry.register({
      handlers: {
        shiftPages: change(
          current =>
            registry.spread
              ? shiftPagePairing(visiblePages, current, getCurrentPageOfSpread(registry.spread))
              : current,
          () => t('reader.pairing.shifted'),
        ),
        showPageAlone: change(
          current => {
            if (!registry.spread) return current
            // Goes to the first page of the spread, so that this page stays visible after the pairing has changed.
            goTo(createComicPosition(registry.spread[0].number))
            return toggleStandalonePage(current, registry.spread)
          },
          next =>
            t(
              registry.spread && next.alone.has(registry.spread[0].number)
                ? 'reader.pairing.alone'
                : 'reader.pairing.paired',
            ),
        ),
      },
    })
  }, [registry, pages, rotation, showMessage, goTo, t])
  return pairing
}
