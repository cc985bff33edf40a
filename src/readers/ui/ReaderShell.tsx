import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { automaticReload, lazyComponent, unblockAutomaticReload } from '../../api/program/lazyComponent'
import { useHasTimeElapsed } from '../../components/useHasTimeElapsed'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import { useTranslate } from '../../language/useTranslate'
import { useHasDelayPassedAfterFirstPage } from '../session/useHasDelayPassedAfterFirstPage'
import { useReaderMachineSelector } from '../session/useReaderController'
import { ReaderPhaseOverlays } from './ReaderPhaseOverlays'
import styles from './ReaderShell.module.css'
import { type ReaderShellProps, useReaderShellState } from './useReaderShellState'

const CurrentReaderSheet = lazyComponent(() => import('./sheets/CurrentReaderSheet'), 'CurrentReaderSheet')

/**
 * Delay in milliseconds from the opening of the book to the load of the toolbar code. If the first page is not visible
 * after this delay, the code loads as soon as the first page is visible.
 */
const LOAD_TOOLBARS_AFTER_MS = 3_000

/**
 * Toolbars of the reader. Usually, their code loads some seconds after the opening of the book (see
 * {@link LOAD_TOOLBARS_AFTER_MS}). If the user shows the toolbars, or if the book could not be opened, the code loads
 * immediately.
 */
const ReaderToolbars = lazyComponent(() => import('./toolbars/ReaderToolbars'), 'ReaderToolbars')

/**
 * The code of the background tasks loads two seconds after the first page is visible. If the book could not be opened,
 * the code loads immediately.
 */
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
  const t = useTranslate()
  const isAfterFirstPage = useHasDelayPassedAfterFirstPage(reader)
  const mayLoadToolbars = useHasTimeElapsed(LOAD_TOOLBARS_AFTER_MS)
  const readListName = useReaderMachineSelector(reader, ({ context }) => context.neighbors?.readListName)
  useDocumentTitle(title && readListName ? `${readListName} · ${title}` : title)
  useEffect(() => {
    root.current?.focus()
  }, [])
  // A reload must not interrupt the user while a page is visible.
  const isPageVisible = useReaderMachineSelector(reader, ({ context }) => context.located)
  useEffect(() => {
    automaticReload.isBlocked = isPageVisible
  }, [isPageVisible])
  useEffect(() => unblockAutomaticReload, [])

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
      {((mayLoadToolbars && isPageVisible) || bars || phase === 'failed') && (
        <Suspense fallback={<ReaderMessage over>{bars && t('reader.toolbarsLoading')}</ReaderMessage>}>
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
      <ReaderMessage over={bars}>{message}</ReaderMessage>
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

interface ReaderMessageProps {
  /** Whether the message is above the bottom toolbar. */
  readonly over: boolean
  readonly children: ReactNode
}

/**
 * Message over the page. Screen readers announce a message only if its text changes while its element is in the
 * document. Therefore, the element for the messages of the reader is always in the document. The element for the text
 * "toolbars are loading" is in the document only while the toolbar code loads. If the user shows the toolbars before
 * the code starts to load, the element and its text appear together, and screen readers do not announce the text.
 */
const ReaderMessage = ({ over, children }: ReaderMessageProps) => (
  <p className={styles.message} role="status" data-over={over}>
    {children}
  </p>
)
