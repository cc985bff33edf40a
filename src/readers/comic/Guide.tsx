import { useEffect, useMemo, useRef, useState } from 'react'
import { fileOf } from '../../api/bookFile'
import { useTranslate } from '../../language/useTranslate'
import { useSetting } from '../settingsInForce'
import type { ReadingMode } from '../tapZones'
import { useKept } from '../useKept'
import { placeOf, type Reader } from '../useReader'
import type { Comic } from './comic'
import type { Desk } from './desk'
import styles from './Guide.module.css'
import { marksOf, type Stop } from './guidedStops'
import type { PageCache } from './pageCache'
import { PanelFinds } from './panelFinds'
import { type GuideWays, PanelGuide } from './panelGuide'
import { inReadingOrder } from './panelOrder'
import type { Zoomer } from './zoomer'

interface Props {
  readonly comic: Comic
  readonly reader: Reader
  readonly cache: PageCache
  readonly mode: ReadingMode
  readonly desk: Desk
  readonly zoomer: Zoomer
  readonly say: (text: string) => void
}

/** Leads through the pages panel by panel, dims what lies around the panel, and takes corrections. */
export function Guide({ comic, reader, cache, mode, desk, zoomer, say }: Props) {
  const t = useTranslate()
  const [eink] = useSetting('reader.eink')
  const hole = useRef<HTMLDivElement>(null)
  const finds = useFinds(`${comic.book.id}/${fileOf(comic.book)}`, cache)
  const ways = useWays(comic, mode, desk, finds, say)
  const latest = useRef(ways)
  latest.current = ways
  const guide = useRef<PanelGuide>(undefined)
  const [stop, setStop] = useState<Stop>()
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
    desk.within = turn => placeOf(reader.actor.getSnapshot()) === 'reading' && made.step(turn === 'user.next' ? 1 : -1)
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

function useFinds(file: string, cache: PageCache): PanelFinds {
  const finds = useMemo(() => new PanelFinds(file, cache), [file, cache])
  useEffect(() => {
    finds.start()
    return () => finds.stop()
  }, [finds])
  return finds
}

/** How one is led, after the settings and what the person corrected in this book; the deeds correct it. */
function useWays({ book }: Comic, mode: ReadingMode, desk: Desk, finds: PanelFinds, say: Props['say']): GuideWays {
  const t = useTranslate()
  const [wholeFirst] = useSetting('reader.guidedWhole')
  const [animates] = useSetting('reader.animate')
  const [eink] = useSetting('reader.eink')
  const [swipes] = useSetting('reader.swipe')
  const kept = useKept('panels', book.id)
  const { whole, otherOrder } = useMemo(() => marksOf(kept.entries), [kept.entries])
  useEffect(
    () =>
      desk.offer({
        wholePage: () => {
          const pages = desk.spread ?? []
          const isWhole = pages.every(({ number }) => whole.has(number))
          for (const { number } of pages) kept.set(`whole.${number}`, isWhole ? undefined : true)
          say(t(isWhole ? 'reader.panel.byPanels' : 'reader.panel.keptWhole'))
        },
        panelOrder: () => {
          kept.set('order', otherOrder ? undefined : true)
          say(t(otherOrder ? 'reader.panel.usualOrder' : 'reader.panel.otherOrder'))
        },
      }),
    [desk, kept, whole, otherOrder, say, t],
  )
  const rightToLeft = (mode === 'RIGHT_TO_LEFT') !== otherOrder
  return useMemo(
    () => ({
      panels: page => {
        const found = finds.answer(page)
        return found && inReadingOrder(found, rightToLeft)
      },
      whole,
      wholeFirst,
      swipes,
      animate: animates && !eink,
    }),
    [finds, rightToLeft, whole, wholeFirst, swipes, animates, eink],
  )
}
