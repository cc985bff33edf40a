import { Suspense, useEffect, useRef } from 'react'
import { errorText } from '../../api/errorText'
import { giveUpSlowReads } from '../../api/timeouts/slowCalls'
import { useSlow } from '../../components/feedback/useSlow'
import { lazyComponent } from '../../components/loading/lazyComponent'
import { useTranslate } from '../../language/useTranslate'
import type { Command } from '../input/keys/shortcuts'
import { type Reader, type ReaderPhase, useReaderState } from '../session/useReader'
import styles from './ReaderStates.module.css'

const EdgeCard = lazyComponent(() => import('./EdgeCard'), 'EdgeCard')

interface Props {
  readonly reader: Reader
  readonly place: ReaderPhase
  /** The place in the book, for those who listen. */
  readonly label: string | undefined
  readonly perform: (deed: Command) => void
}

/** What stands over the page when one is not simply reading: opening, failed, at one of the ends. */
export function ReaderStates({ reader, place, label, perform }: Props) {
  const t = useTranslate()
  const atEdge = place === 'atEnd' || place === 'atStart'
  const edge = place === 'atEnd' ? 'end' : 'start'
  const isSlow = useSlow(place === 'opening')
  const opening = t(isSlow ? 'component.slow.text' : 'reader.opening')
  return (
    <>
      {place === 'opening' &&
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
      {place === 'failed' && <Failure reader={reader} />}
      {atEdge && (
        <Suspense>
          <EdgeCard reader={reader} edge={edge} perform={perform} />
        </Suspense>
      )}
      <Announcement text={atEdge ? t(`reader.${edge}.title`) : place === 'opening' ? opening : (label ?? '')} />
    </>
  )
}

/** Why the book cannot be shown, and what can be done. */
function Failure({ reader }: { reader: Reader }) {
  const t = useTranslate()
  const failure = useReaderState(reader, snapshot => snapshot.context.failure)
  return (
    <section className={styles.failed} role="alert">
      <h2>{t('reader.failed')}</h2>
      <p>{errorText(failure)}</p>
      <RetryOrLeave reader={reader} />
    </section>
  )
}

/** Tries again with new calls, or leaves. */
function RetryOrLeave({ reader }: { reader: Reader }) {
  const t = useTranslate()
  const retry = useRef<HTMLButtonElement>(null)
  // A remote control has arrows and one button: what it presses is what has the focus.
  useEffect(() => retry.current?.focus(), [])
  const tryAgain = () => {
    giveUpSlowReads()
    reader.send({ type: 'user.retry' })
  }
  return (
    <div>
      <button ref={retry} type="button" onClick={tryAgain}>
        {t('reader.retry')}
      </button>
      <button type="button" onClick={() => reader.send({ type: 'user.leave' })}>
        {t('reader.back')}
      </button>
    </div>
  )
}

/** Says each new place to those who listen instead of look. */
function Announcement({ text }: { text: string }) {
  return (
    <div role="status" aria-label={text} className="spoken">
      {text}
    </div>
  )
}
