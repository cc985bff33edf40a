import { Suspense, useEffect, useRef } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { useDocumentTitle } from '../../language/useTitle'
import { useAfterFirstPage } from '../session/useAfterFirstPage'
import { useReaderState } from '../session/useReader'
import styles from './ReaderFrame.module.css'
import { ReaderStates } from './ReaderStates'
import { type ReaderFrameProps, useReaderFrame } from './useReaderFrame'

/** Loaded when a sheet first opens; the first page does not need it. */
const ReaderSheets = lazyComponent(() => import('./sheets/ReaderSheets'), 'ReaderSheets')

/** Toolbars are hidden at first. */
const ReaderToolbars = lazyComponent(() => import('./toolbars/ReaderToolbars'), 'ReaderToolbars')

const ReaderBackgroundTasks = lazyComponent(() => import('./ReaderBackgroundTasks'), 'ReaderBackgroundTasks')

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
