import { Suspense, useState } from 'react'
import { errorText } from '../../api/errorText'
import { hasRecentResponseFromOfflineCache } from '../../api/http'
import { lazyComponent } from '../../api/program/lazyComponent'
import type { ServerError } from '../../api/ServerError'
import { abortSlowServerReads } from '../../api/timeouts/slowServerCalls'
import { useIsWaitingTooLong } from '../../api/timeouts/useIsWaitingTooLong'
import { useTranslate } from '../../language/useTranslate'
import type { ReaderCommand } from '../input/keys/readerShortcuts'
import { type ReaderController, type ReaderPhase, useReaderMachineSelector } from '../session/useReaderController'
import styles from './ReaderPhaseOverlays.module.css'

const OpeningFailureText = lazyComponent(() => import('./OpeningFailureText'), 'OpeningFailureText')
const PreviousOrNextBookCard = lazyComponent(() => import('./PreviousOrNextBookCard'), 'PreviousOrNextBookCard')

interface Props {
  readonly reader: ReaderController
  readonly phase: ReaderPhase
  /** Reading position as text for screen readers, for example `Page 5 of 22`. */
  readonly label: string | undefined
  readonly perform: (command: ReaderCommand) => void
}

/**
 * Overlays that are visible while a book opens, after a failure, and at the start and end of the book. Also announces
 * the reading position to screen readers.
 */
export function ReaderPhaseOverlays({ reader, phase, label, perform }: Props) {
  const t = useTranslate()
  const atEdge = phase === 'atEnd' || phase === 'atStart'
  const edge = phase === 'atEnd' ? 'end' : 'start'
  const isSlow = useIsWaitingTooLong(phase === 'opening')
  const opening = t(isSlow ? 'component.slow.text' : 'reader.opening')
  return (
    <>
      {phase === 'opening' &&
        (isSlow ? (
          <section className={styles.failed}>
            <h2>{t('reader.opening')}</h2>
            <p>{opening}</p>
            <RetryOrLeave reader={reader} />
          </section>
        ) : (
          <p className={styles.opening} aria-hidden>
            {opening}
          </p>
        ))}
      {phase === 'failed' && <OpeningFailure reader={reader} />}
      {atEdge && (
        <Suspense>
          <PreviousOrNextBookCard reader={reader} edge={edge} perform={perform} />
        </Suspense>
      )}
      <Announcement text={atEdge ? t(`reader.${edge}.title`) : phase === 'opening' ? opening : (label ?? '')} />
    </>
  )
}

function OpeningFailure({ reader }: { reader: ReaderController }) {
  const t = useTranslate()
  const failure = useReaderMachineSelector(reader, snapshot => snapshot.context.failure)
  const [isOffline] = useState(() => !navigator.onLine || hasRecentResponseFromOfflineCache())
  const isNotFound = isBookNotFoundError(failure as Partial<ServerError> | undefined)
  const errorMessage = <p>{errorText(failure)}</p>
  return (
    <section className={styles.failed} role="alert">
      <h2>{t('reader.failed')}</h2>
      <Suspense fallback={errorMessage}>
        {isOffline || isNotFound ? (
          <OpeningFailureText reader={reader} failure={failure} isNotFound={isNotFound} />
        ) : (
          errorMessage
        )}
      </Suspense>
      <RetryOrLeave reader={reader} isFinal={isNotFound} />
    </section>
  )
}

/**
 * Returns whether the server has no book with the requested id, or does not share the book with the user. Further
 * attempts to open the book then fail too.
 * @param failure `ServerError`, or any other thrown value. The function uses no `instanceof`, because the import of the
 *   class would exceed the byte budget of the comic reader.
 */
const isBookNotFoundError = (failure: Partial<ServerError> | undefined): boolean =>
  failure?.operation === 'getBook' && (failure.status === 404 || failure.status === 403)

/** Focuses the first button when it appears, because a remote control can press only the focused button. */
const focusElement = (element: HTMLElement | null) => void element?.focus()

/** Buttons that open the book again and close the reader. `isFinal` hides the button that opens the book again. */
function RetryOrLeave({ reader, isFinal }: { reader: ReaderController; isFinal?: boolean }) {
  const t = useTranslate()
  const retryOpening = () => {
    abortSlowServerReads()
    reader.send({ type: 'user.retry' })
  }
  return (
    <div>
      {!isFinal && (
        <button ref={focusElement} type="button" onClick={retryOpening}>
          {t('reader.retry')}
        </button>
      )}
      <button
        ref={isFinal ? focusElement : undefined}
        type="button"
        onClick={() => reader.send({ type: 'user.leave' })}
      >
        {t('reader.back')}
      </button>
    </div>
  )
}

function Announcement({ text }: { text: string }) {
  return (
    <div role="status" aria-label={text} className="visually-hidden">
      {text}
    </div>
  )
}
