import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { useDocumentTitle } from '../../language/useTitle'
import type { Command, Shortcut } from '../input/keys/shortcuts'
import { useAfterFirstPage } from '../session/useAfterFirstPage'
import { type Reader, useReaderState } from '../session/useReader'
import type { SettingRow } from '../settings/readerSettings'
import styles from './ReaderFrame.module.css'
import { ReaderStates } from './ReaderStates'
import type { SheetControls } from './sheets/sheets'
import type { SliderProgress } from './toolbars/PageSlider'
import { type FrameControls, useReaderFrame } from './useReaderFrame'

/** Loaded when a sheet first opens; the first page does not need it. */
const ReaderSheets = lazyComponent(() => import('./sheets/ReaderSheets'), 'ReaderSheets')

/** Toolbars are hidden at first. */
const ReaderToolbars = lazyComponent(() => import('./toolbars/ReaderToolbars'), 'ReaderToolbars')

const ReaderBackgroundTasks = lazyComponent(() => import('./ReaderBackgroundTasks'), 'ReaderBackgroundTasks')

export interface ReaderFrameProps {
  readonly reader: Reader
  readonly title: string | undefined
  readonly detail?: string
  readonly incognito: boolean
  readonly shortcuts: readonly Shortcut[]
  readonly settings: readonly SettingRow[]
  /** Direction of the slider. */
  readonly direction: 'ltr' | 'rtl'
  readonly background: string
  readonly progress: SliderProgress | undefined
  readonly panels?: SheetControls
  /** Failure message announced instead of the position. */
  readonly trouble?: string
  /** Message shown once when it appears: the reading mode and its origin. */
  readonly notice?: string
  /** Closes an overlay of this kind of book. Returns false when there is none. */
  readonly onClose?: () => boolean
  /** Runs a command specific to this kind of book. Its result is shown as a message. */
  readonly onDeed: (deed: Command) => string | undefined
  /** Renders the page with the controls for taps and keys inside frames. */
  readonly children: (controls: FrameControls) => ReactNode
}

/** Frame around the page of any book: toolbars, sheets, messages and the cards at both ends. */
export function ReaderFrame(props: ReaderFrameProps) {
  const { reader, title, progress } = props
  const frame = useReaderFrame(props)
  const { place, bars, placeAsked, panel, hint, fullscreen, perform, controls, closePanel } = frame
  const root = useRef<HTMLDivElement>(null)
  const later = useAfterFirstPage(reader)
  const within = useReaderState(reader, ({ context }) => context.neighbours?.within)
  useDocumentTitle(title && within ? `${within} · ${title}` : title)
  useEffect(() => {
    root.current?.focus()
  }, [])

  return (
    <div ref={root} className={styles.frame} data-theme="dark" data-background={props.background} tabIndex={-1}>
      <main className={styles.page} aria-label={title}>
        {props.children(controls)}
      </main>
      <ReaderStates reader={reader} place={place} label={props.trouble ?? progress?.label} perform={perform} />
      {(later || bars || place === 'failed') && (
        <Suspense fallback={null}>
          <ReaderToolbars
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
          <ReaderBackgroundTasks reader={reader} frame={frame} />
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
