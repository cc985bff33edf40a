import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '../components/lazyPart'
import { useTitle } from '../language/useTitle'
import type { Progress } from './PageSlider'
import type { Panels } from './panels'
import styles from './ReaderFrame.module.css'
import { ReaderPlaces } from './ReaderPlaces'
import type { SettingRow } from './readerSettings'
import type { Deed, Shortcut } from './shortcuts'
import { useAfterFirstPage } from './useAfterFirstPage'
import { type FrameControls, useFrame } from './useFrame'
import { type Reader, useReaderState } from './useReader'

/** Sheets are fetched when they are first opened: nothing of them is needed for the first page. */
const ReaderSheets = lazyPart(() => import('./ReaderSheets'), 'ReaderSheets')

/** Bars are hidden at first. */
const ReaderBars = lazyPart(() => import('./ReaderBars'), 'ReaderBars')

const Companions = lazyPart(() => import('./Companions'), 'Companions')

export interface FrameProps {
  readonly reader: Reader
  readonly title: string | undefined
  readonly detail?: string
  readonly incognito: boolean
  readonly shortcuts: readonly Shortcut[]
  readonly settings: readonly SettingRow[]
  /** Of the pages: which way the slider runs. */
  readonly direction: 'ltr' | 'rtl'
  readonly background: string
  readonly progress: Progress | undefined
  readonly panels?: Panels
  /** Announced instead of the place, while that cannot be seen. */
  readonly trouble?: string
  /** Told once, in passing, when it appears: the reading mode and where it comes from. */
  readonly notice?: string
  /** Closes what this kind of book has open over its page; false when there is nothing. */
  readonly onClose?: () => boolean
  /** Does what only this kind of book knows; the answer is shown in passing. */
  readonly onDeed: (deed: Deed) => string | undefined
  /** The page; it is given what taps and keys inside frames shall do. */
  readonly children: (controls: FrameControls) => ReactNode
}

/** What surrounds every book that is read: nothing, and when asked for bars, sheets and the cards at both ends. */
export function ReaderFrame(props: FrameProps) {
  const { reader, title, progress } = props
  const frame = useFrame(props)
  const { place, bars, placeAsked, panel, hint, fullscreen, perform, controls, closePanel } = frame
  const root = useRef<HTMLDivElement>(null)
  const later = useAfterFirstPage(reader)
  const within = useReaderState(reader, ({ context }) => context.neighbours?.within)
  useTitle(title && within ? `${within} · ${title}` : title)
  useEffect(() => {
    root.current?.focus()
  }, [])

  return (
    <div ref={root} className={styles.frame} data-theme="dark" data-background={props.background} tabIndex={-1}>
      <main className={styles.page} aria-label={title}>
        {props.children(controls)}
      </main>
      <ReaderPlaces reader={reader} place={place} label={props.trouble ?? progress?.label} perform={perform} />
      {(later || bars || place === 'failed') && (
        <Suspense fallback={null}>
          <ReaderBars
            {...props}
            shown={bars}
            placeAsked={placeAsked}
            place={place}
            fullscreen={fullscreen}
            perform={perform}
          />
        </Suspense>
      )}
      {hint && (
        <p className={styles.hint} role="status" data-over={bars}>
          {hint}
        </p>
      )}
      {(later || place === 'failed') && (
        <Suspense fallback={null}>
          <Companions reader={reader} frame={frame} />
        </Suspense>
      )}
      {panel && (
        <Suspense fallback={null}>
          <ReaderSheets {...props} panel={panel} perform={perform} onClose={closePanel} />
        </Suspense>
      )}
    </div>
  )
}
