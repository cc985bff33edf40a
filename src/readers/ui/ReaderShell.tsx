import { Suspense, useEffect, useRef } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import { useHasDelayPassedAfterFirstPage } from '../session/useHasDelayPassedAfterFirstPage'
import { useReaderMachineSelector } from '../session/useReaderController'
import { ReaderPhaseOverlays } from './ReaderPhaseOverlays'
import styles from './ReaderShell.module.css'
import { type ReaderShellProps, useReaderShellState } from './useReaderShellState'

const CurrentReaderSheet = lazyComponent(() => import('./sheets/CurrentReaderSheet'), 'CurrentReaderSheet')

/**
 * The code of the toolbars and the background tasks loads two seconds after the first page, or when the book could not
 * be opened. The toolbars load earlier if the user shows them.
 */
const ReaderToolbars = lazyComponent(() => import('./toolbars/ReaderToolbars'), 'ReaderToolbars')

const ReaderBackgroundTasks = lazyComponent(() => import('./ReaderBackgroundTasks'), 'ReaderBackgroundTasks')

/**
 * User interface around the page in the comic reader and the EPUB reader: toolbars, sheets, messages, and the cards at
 * the start and end of the book.
 */
export function ReaderShell(props: ReaderShellProps) {
  const { reader, title, progress } = props
  const frame = useReaderShellState(props)
  const { phase, bars, goToRequestedAt, openSheet, message, fullscreen, perform, controls, closeSheet } = frame
  const root = useRef<HTMLDivElement>(null)
  const isAfterFirstPage = useHasDelayPassedAfterFirstPage(reader)
  const readListName = useReaderMachineSelector(reader, ({ context }) => context.neighbors?.readListName)
  useDocumentTitle(title && readListName ? `${readListName} · ${title}` : title)
  useEffect(() => {
    root.current?.focus()
  }, [])

  return (
    <div ref={root} className={styles.frame} data-theme="dark" data-background={props.background} tabIndex={-1}>
      <main className={styles.page} aria-label={title}>
        {props.children(controls)}
      </main>
      <ReaderPhaseOverlays
        reader={reader}
        phase={phase}
        label={props.pageStatus ?? progress?.label}
        perform={perform}
      />
      {(isAfterFirstPage || bars || phase === 'failed') && (
        <Suspense fallback={null}>
          <ReaderToolbars
            {...props}
            shown={bars}
            goToRequestedAt={goToRequestedAt}
            phase={phase}
            fullscreen={fullscreen}
            perform={perform}
          />
        </Suspense>
      )}
      {message && (
        <p className={styles.message} role="status" data-over={bars}>
          {message}
        </p>
      )}
      {(isAfterFirstPage || phase === 'failed') && (
        <Suspense fallback={null}>
          <ReaderBackgroundTasks reader={reader} frame={frame} />
        </Suspense>
      )}
      {openSheet && (
        <Suspense fallback={null}>
          <CurrentReaderSheet {...props} openSheet={openSheet} perform={perform} onClose={closeSheet} />
        </Suspense>
      )}
    </div>
  )
}
