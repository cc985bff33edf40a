import { useEffect, useMemo, useRef, useState } from 'react'
import { fileFingerprint } from '../../../api/records/bookReaderKind'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import { type Reader, readerPhaseOf } from '../../session/useReader'
import { useSetting } from '../../settings/effectiveSettings'
import { useSyncedData } from '../../sync/useSyncedData'
import type { CommandRegistry } from '../commandRegistry'
import type { PageCache } from '../images/pageCache'
import type { Comic } from '../session/comicBook'
import type { Zoomer } from '../zoom/zoomer'
import { DetectedPanels } from './detectedPanels'
import styles from './GuidedView.module.css'
import { type GuidedStop, parsePanelCorrections } from './guidedStops'
import { PanelGuide, type PanelMotion } from './panelGuide'
import { sortPanels } from './panelOrder'

interface Props {
  readonly comic: Comic
  readonly reader: Reader
  readonly cache: PageCache
  readonly mode: ReadingMode
  readonly desk: CommandRegistry
  readonly zoomer: Zoomer
  readonly say: (text: string) => void
}

/** Guided view: moves through the pages panel by panel, dims the surroundings, and accepts corrections. */
export function GuidedView({ comic, reader, cache, mode, desk, zoomer, say }: Props) {
  const t = useTranslate()
  const [eink] = useSetting('reader.eink')
  const hole = useRef<HTMLDivElement>(null)
  const finds = useFinds(`${comic.book.id}/${fileFingerprint(comic.book)}`, cache)
  const ways = useWays(comic, mode, desk, finds, say)
  const latest = useRef(ways)
  latest.current = ways
  const guide = useRef<PanelGuide>(undefined)
  const [stop, setStop] = useState<GuidedStop>()
  useEffect(() => {
    if (!desk.surface || !hole.current) return
    const made = new PanelGuide(desk.surface, zoomer, hole.current, latest.current, setStop)
    guide.current = made
    if (desk.spread) made.opened(desk.spread, 0)
    const stops = [
      desk.onOpened((spread, from) => made.opened(spread, from)),
      cache.subscribe(() => made.refresh()),
      finds.subscribe(() => made.learn()),
    ]
    desk.within = turn =>
      readerPhaseOf(reader.actor.getSnapshot()) === 'reading' && made.step(turn === 'user.next' ? 1 : -1)
    return () => {
      for (const end of stops) end()
      desk.within = undefined
      made.stop()
    }
  }, [desk, zoomer, cache, finds, reader])
  useEffect(() => guide.current?.learn(ways), [ways])
  const label =
    stop && stop.of > 1
      ? t(stop.nth === 0 ? 'reader.panel.whole' : 'reader.panel.of', { panel: stop.nth, count: stop.of })
      : ''
  return (
    <div className={styles.veil}>
      <div ref={hole} className={styles.hole} data-dims={!eink} data-panel hidden />
      <div role="status" aria-label={label} className="spoken">
        {label}
      </div>
    </div>
  )
}

function useFinds(file: string, cache: PageCache): DetectedPanels {
  const finds = useMemo(() => new DetectedPanels(file, cache), [file, cache])
  useEffect(() => {
    finds.start()
    return () => finds.stop()
  }, [finds])
  return finds
}

/**
 * Returns the settings of the guided view with the user's corrections for this book. Registers the commands that change
 * the corrections.
 */
function useWays(
  { book }: Comic,
  mode: ReadingMode,
  desk: CommandRegistry,
  finds: DetectedPanels,
  say: Props['say'],
): PanelMotion {
  const t = useTranslate()
  const [wholeFirst] = useSetting('reader.guidedWhole')
  const [animates] = useSetting('reader.animate')
  const [eink] = useSetting('reader.eink')
  const [swipes] = useSetting('reader.swipe')
  const kept = useSyncedData('panels', book.id)
  const { whole, otherOrder } = useMemo(() => parsePanelCorrections(kept.entries), [kept.entries])
  useEffect(
    () =>
      desk.offer({
        wholePage: () => {
          const pages = desk.spread ?? []
          const isWhole = pages.every(({ number }) => whole.has(number))
          for (const { number } of pages) kept.set(`whole.${number}`, isWhole ? undefined : true)
          say(t(isWhole ? 'reader.panel.byPanels' : 'reader.panel.wholePage'))
        },
        panelOrder: () => {
          kept.set('order', otherOrder ? undefined : true)
          say(t(otherOrder ? 'reader.panel.defaultOrder' : 'reader.panel.reverseOrder'))
        },
      }),
    [desk, kept, whole, otherOrder, say, t],
  )
  const rightToLeft = (mode === 'RIGHT_TO_LEFT') !== otherOrder
  return useMemo(
    () => ({
      panels: page => {
        const found = finds.answer(page)
        return found && sortPanels(found, rightToLeft)
      },
      whole,
      wholeFirst,
      swipes,
      animate: animates && !eink,
    }),
    [finds, rightToLeft, whole, wholeFirst, swipes, animates, eink],
  )
}
