import type { LucideIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { errorText } from '../api/errorText'
import { useTitle } from '../language/useTitle'
import { useTranslate } from '../language/useTranslate'
import { EdgeCard } from './EdgeCard'
import type { Progress } from './PageSlider'
import { ReaderBottomBar, ReaderTopBar } from './ReaderBars'
import styles from './ReaderFrame.module.css'
import type { SettingRow } from './readerSettings'
import type { Overrides } from './SettingsPanel'
import type { Deed, Shortcut } from './shortcuts'
import { useFullscreen } from './useFullscreen'
import { useHint } from './useHint'
import { useKeys } from './useKeys'
import { placeOf, type Reader, useReaderState } from './useReader'
import { useWakeLock } from './useWakeLock'

/** Sheets are fetched when they are first opened: nothing of them is needed for the first page. */
const ReaderSheets = lazy(() => import('./ReaderSheets').then(({ ReaderSheets }) => ({ default: ReaderSheets })))

export type Panel = 'settings' | 'help' | 'contents'

/** The overview of a book: its pages or its chapters. */
export interface Contents {
  readonly icon: LucideIcon
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  readonly view: (close: () => void) => ReactNode
}

interface Props {
  readonly reader: Reader
  readonly title: string | undefined
  readonly detail?: string
  readonly incognito: boolean
  readonly shortcuts: readonly Shortcut[]
  readonly settings: readonly SettingRow[]
  readonly overrides?: Overrides
  /** Of the pages: which way the slider runs. */
  readonly direction: 'ltr' | 'rtl'
  readonly background: string
  readonly progress: Progress | undefined
  readonly contents?: Contents
  /** Told once, in passing, when it appears: the reading mode and where it comes from. */
  readonly notice?: string
  /** Does what only this kind of book knows; the answer is shown in passing. */
  readonly onDeed: (deed: Deed) => string | undefined
  /** The page; it is given what taps and keys inside frames shall do. */
  readonly children: (controls: FrameControls) => ReactNode
}

export interface FrameControls {
  readonly perform: (deed: Deed) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** What surrounds every book that is read: nothing, and when asked for bars, sheets and the cards at both ends. */
export function ReaderFrame(props: Props) {
  const { reader, title, incognito, shortcuts, settings, direction, progress, contents, notice, onDeed } = props
  const t = useTranslate()
  const place = useReaderState(reader, placeOf)
  const failure = useReaderState(reader, snapshot => snapshot.context.failure)
  const neighbours = useReaderState(reader, snapshot => snapshot.context.neighbours)
  const [bars, setBars] = useState(false)
  const [panel, setPanel] = useState<Panel>()
  const [hint, showHint] = useHint(notice)
  const root = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen()
  const said =
    place === 'atEnd' ? t('reader.end.title') : place === 'atStart' ? t('reader.start.title') : progress?.label
  useTitle(title)
  useWakeLock()
  useEffect(() => {
    root.current?.focus()
  }, [])

  const close = () => {
    if (panel) setPanel(undefined)
    else if (bars) setBars(false)
    else reader.send({ type: 'user.leave' })
  }
  const perform = (deed: Deed) => {
    if (deed === 'next' || deed === 'previous') reader.send({ type: `user.${deed}` })
    else if (deed === 'scrollOn' || deed === 'lineOn') scrollOrTurn(reader, 1, deed === 'lineOn' ? 'line' : 'screen')
    else if (deed === 'scrollBack' || deed === 'lineBack')
      scrollOrTurn(reader, -1, deed === 'lineBack' ? 'line' : 'screen')
    else if (deed === 'bars') setBars(shown => !shown)
    else if (deed === 'fullscreen') fullscreen.toggle()
    else if (deed === 'close') close()
    else if (deed === 'settings' || deed === 'help' || (deed === 'contents' && contents)) setPanel(deed)
    else showHint(onDeed(deed))
  }
  const onKey = useKeys(shortcuts, perform)
  const latest = useRef(perform)
  latest.current = perform
  const steady = useCallback((deed: Deed) => latest.current(deed), [])

  return (
    <div ref={root} className={styles.frame} data-theme="dark" data-background={props.background} tabIndex={-1}>
      <main className={styles.page} aria-label={title}>
        {props.children({ perform: steady, onKey })}
      </main>
      {place === 'opening' && <p className={styles.opening}>{t('reader.opening')}</p>}
      {place === 'failed' && (
        <section className={styles.failed} role="alert">
          <h2>{t('reader.failed')}</h2>
          <p>{errorText(failure)}</p>
          <div>
            <button type="button" onClick={() => reader.send({ type: 'user.retry' })}>
              {t('reader.retry')}
            </button>
            <button type="button" onClick={() => reader.send({ type: 'user.leave' })}>
              {t('reader.back')}
            </button>
          </div>
        </section>
      )}
      {(place === 'atEnd' || place === 'atStart') && (
        <EdgeCard
          edge={place === 'atEnd' ? 'end' : 'start'}
          book={place === 'atEnd' ? neighbours?.next : neighbours?.previous}
          known={neighbours !== undefined}
          onGoOn={() => perform(place === 'atEnd' ? 'next' : 'previous')}
          onReturn={() => perform(place === 'atEnd' ? 'previous' : 'next')}
        />
      )}
      <ReaderTopBar
        shown={bars || place === 'failed'}
        title={title ?? ''}
        detail={props.detail}
        incognito={incognito}
        fullscreen={fullscreen}
        contents={contents}
        onDeed={perform}
        onLeave={() => reader.send({ type: 'user.leave' })}
      />
      {progress && (
        <ReaderBottomBar
          shown={bars}
          progress={progress}
          direction={direction}
          previousBook={neighbours?.previous && (() => reader.send({ type: 'user.openPrevious' }))}
          nextBook={neighbours?.next && (() => reader.send({ type: 'user.openNext' }))}
        />
      )}
      <Announcement text={said} />
      {hint && (
        <p className={styles.hint} role="status">
          {hint}
        </p>
      )}
      {panel && (
        <Suspense fallback={null}>
          <ReaderSheets
            panel={panel}
            settings={settings}
            overrides={props.overrides}
            shortcuts={shortcuts}
            contents={contents}
            onClose={() => setPanel(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Says each new place to those who listen instead of look. */
function Announcement({ text = '' }: { text: string | undefined }) {
  return (
    <div role="status" aria-label={text} className={styles.announcement}>
      {text}
    </div>
  )
}

function scrollOrTurn(reader: Reader, direction: 1 | -1, by: 'line' | 'screen') {
  const reading = placeOf(reader.actor.getSnapshot()) === 'reading'
  if (reading && reader.viewer()?.scroll(direction, by)) return
  reader.send({ type: direction === 1 ? 'user.next' : 'user.previous' })
}
