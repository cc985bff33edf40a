import { useEffect, useMemo, useRef } from 'react'
import { fileFingerprint } from '../../../api/records/bookReaderKind'
import { useTranslate } from '../../../language/useTranslate'
import type { Reader } from '../../session/useReader'
import { useSetting } from '../../settings/effectiveSettings'
import { useSyncedData } from '../../sync/useSyncedData'
import type { CommandRegistry } from '../commandRegistry'
import { atPage, type Comic } from '../session/comicBook'
import { type PagedProps, PagedViewer } from './PagedViewer'
import {
  type PairingOverrides,
  pairingChanges,
  parsePairingOverrides,
  shiftPairing,
  showAlone,
} from './pairingOverrides'
import { currentPage } from './spreads'
import { useImageTransform } from './useImageTransform'

interface Props extends Omit<PagedProps, 'bookId' | 'layout'> {
  readonly comic: Comic
  readonly desk: CommandRegistry
  readonly say: (text: string) => void
  readonly goTo: Reader['goTo']
}

/** Paged viewer with the non-default features: two pages side by side, crops, split pages, guided view. */
export function TransformedPages({ comic, desk, say, goTo, ...paged }: Props) {
  const { book, pages } = comic
  const [layout] = useSetting('reader.layout')
  const [doubleUpright] = useSetting('reader.doubleUpright')
  const treatment = useImageTransform(
    `${book.id}/${fileFingerprint(book)}`,
    paged.cache,
    paged.mode === 'RIGHT_TO_LEFT',
  )
  const { shift, alone } = useRepairing(comic, desk, say, goTo)
  const [guided] = useSetting('reader.guided')
  const { register } = paged
  const led = useMemo(() => leading(register, desk), [register, desk])
  // The guided view loads late.
  useEffect(() => {
    if (guided) desk.onWanted()
  }, [guided, desk])
  return (
    <PagedViewer
      {...paged}
      register={guided ? led : register}
      scale={guided ? 'screen' : paged.scale}
      bookId={book.id}
      pages={pages}
      layout={layout}
      shift={shift}
      alone={alone}
      doubleUpright={doubleUpright}
      treatment={treatment}
    />
  )
}

/** Routes turns to the guided view first. */
const leading =
  (register: Props['register'], desk: CommandRegistry): Props['register'] =>
  viewer =>
    register(viewer && { ...viewer, within: turn => desk.within?.(turn) ?? false })

/** Returns the user's pairing of this book's pages and registers the two commands that change it. */
function useRepairing(
  { book, pages }: Comic,
  desk: CommandRegistry,
  say: Props['say'],
  goTo: Props['goTo'],
): PairingOverrides {
  const t = useTranslate()
  const syncedData = useSyncedData('pairing', book.id)
  const overrides = useMemo(() => parsePairingOverrides(syncedData.entries), [syncedData.entries])
  const latest = useRef({ syncedData, overrides })
  latest.current = { syncedData, overrides }
  useEffect(() => {
    const change =
      (deed: (now: PairingOverrides) => PairingOverrides, words: (next: PairingOverrides) => string) => () => {
        const { syncedData, overrides } = latest.current
        const next = deed(overrides)
        const changes = pairingChanges(overrides, next)
        for (const [key, value] of changes) syncedData.set(key, value)
        say(changes.length > 0 ? words(next) : t('reader.pairing.doubleOnly'))
      }
    return desk.offer({
      shiftPages: change(
        now => (desk.spread ? shiftPairing(pages, now, currentPage(desk.spread)) : now),
        () => t('reader.pairing.shifted'),
      ),
      keepAlone: change(
        now => {
          if (!desk.spread) return now
          // Keeps the page that now stands alone in view.
          goTo(atPage(desk.spread[0].number))
          return showAlone(now, desk.spread)
        },
        next =>
          t(desk.spread && next.alone.has(desk.spread[0].number) ? 'reader.pairing.alone' : 'reader.pairing.paired'),
      ),
    })
  }, [desk, pages, say, goTo, t])
  return overrides
}
