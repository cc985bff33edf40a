import { Suspense, useEffect, useState } from 'react'
import { useSessionSelector } from '../../access/SessionContext'
// Loads this module before the first write, because the server may be unreachable then.
import '../../api/account/confirmAccount'
import { lazyComponent } from '../../api/program/lazyComponent'
import { useTranslate } from '../../language/useTranslate'
import { LateInputs } from '../input/LateInputs'
import { syncReaderData } from '../sync/syncReaderData'
import styles from './ReaderBackgroundTasks.module.css'
import '../progress/requeueProgressOnAccountChange'
import { watchOtherDevices } from '../progress/watchOtherDevices'
import { keepScreenAwake } from '../session/keepScreenAwake'
import type { ReaderController } from '../session/useReader'
import { useEffectiveSettings } from '../settings/effectiveSettings'
import { EdgeFeedback } from './EdgeFeedback'
import type { ReaderFrameState } from './useReaderFrame'

const SessionOverlay = lazyComponent(() => import('../session/SessionOverlay'), 'SessionOverlay')

interface Props {
  readonly reader: ReaderController
}

interface ReaderBackgroundTasksProps extends Props {
  readonly frame: ReaderFrameState
}

/**
 * Tasks and overlays that start shortly after the first page: wake lock, sync, detection of other devices, session
 * dialogs, further input devices.
 */
export function ReaderBackgroundTasks({ reader, frame }: ReaderBackgroundTasksProps) {
  const { book } = useEffectiveSettings()
  useEffect(keepScreenAwake, [])
  // Preloaded, because the server may be unreachable at the end of the book.
  useEffect(() => void import('./NeighbourBookCard').catch(() => {}), [])
  useEffect(() => {
    const { bookId } = reader.actor.getSnapshot().context
    return syncReaderData(reader.userId, [bookId, book?.seriesId ?? '', book?.libraryId ?? ''])
  }, [reader, book])
  return (
    <>
      <OtherDeviceNotice reader={reader} />
      <SessionOverlayWhenNeeded />
      <EdgeFeedback feedback={frame.edgeFeedback} />
      <LateInputs {...frame} />
    </>
  )
}

/** Shows the session overlay when the session has ended or belongs to another account. */
function SessionOverlayWhenNeeded() {
  const isNeeded = useSessionSelector(
    snapshot =>
      snapshot.matches('signedOut') ||
      snapshot.matches('signingIn') ||
      snapshot.matches({ signedIn: 'accountChanged' }),
  )
  return isNeeded ? (
    <Suspense fallback={null}>
      <SessionOverlay />
    </Suspense>
  ) : null
}

/** Offers to go to the reading position of another device. */
function OtherDeviceNotice({ reader }: Props) {
  const t = useTranslate()
  const [offer, setOffer] = useState<Parameters<Parameters<typeof watchOtherDevices>[1]>[0]>()
  useEffect(() => watchOtherDevices(reader, setOffer), [reader])
  if (!offer) return null
  return (
    <section className={styles.otherDevice} aria-label={t('reader.otherDevice.label')}>
      <p role="status">{offer.description}</p>
      <div>
        <button type="button" className={styles.primary} onClick={offer.goThere}>
          {t('reader.otherDevice.go')}
        </button>
        <button type="button" onClick={offer.stay}>
          {t('reader.otherDevice.stay')}
        </button>
      </div>
    </section>
  )
}
