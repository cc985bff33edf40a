import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useSessionSelector } from '../../access/SessionContext'
// Progress writes need the module `assertSessionAccount`. It is imported statically, because the server may already be
// unreachable at the first write.
import '../../api/account/assertSessionAccount'
import { lazyComponent } from '../../api/program/lazyComponent'
import { startReportingStorageFailures } from '../../api/storedData/startReportingStorageFailures'
import { closeOverlaysOnBack } from '../../components/overlays/closeOverlaysOnBack'
import { LazyGamepadAndMouseInput } from '../input/LazyGamepadAndMouseInput'
import { startReaderDataSync } from '../sync/startReaderDataSync'
import '../progress/requeueAcceptedProgressOnAccountChange'
import { useAnnounceUnsentProgress } from '../progress/useHasUnsentProgress'
import { type OtherDevicePositionOffer, watchOtherDevicePositions } from '../progress/watchOtherDevicePositions'
import { keepScreenAwake } from '../session/keepScreenAwake'
import type { ReaderController } from '../session/useReaderController'
import { useEffectiveReaderSettings } from '../settings/effectiveReaderSettings'
import { OtherDeviceNotice } from './OtherDeviceNotice'
import { PageTurnFeedback } from './PageTurnFeedback'
import type { UseReaderShellStateResult } from './useReaderShellState'

const ReaderUserSignedOutOverlay = lazyComponent(
  () => import('../session/ReaderUserSignedOutOverlay'),
  'ReaderUserSignedOutOverlay',
)

interface ReaderBackgroundTasksProps {
  readonly reader: ReaderController
  readonly frame: UseReaderShellStateResult
}

/**
 * Tasks and overlays that are not needed for the first page and therefore start later, for example wake lock, sync and
 * session dialogs.
 */
export function ReaderBackgroundTasks({ reader, frame }: ReaderBackgroundTasksProps) {
  const { book } = useEffectiveReaderSettings()
  const { history } = useRouter()
  const [offer, setOffer] = useState<OtherDevicePositionOffer>()
  useEffect(() => watchOtherDevicePositions(reader, setOffer), [reader])
  useAnnounceUnsentProgress(reader, frame.controls.showMessage, offer !== undefined)
  useEffect(keepScreenAwake, [])
  useEffect(startReportingStorageFailures, [])
  useEffect(() => void closeOverlaysOnBack(history), [history])
  // Loads the code of the card at the end of the book in advance. When the user reaches the end, the server may be
  // unreachable.
  useEffect(() => void import('./PreviousOrNextBookCard').catch(() => {}), [])
  useEffect(() => {
    const { bookId } = reader.actor.getSnapshot().context
    const ids = [bookId, book?.seriesId ?? '', book?.libraryId ?? '']
    return startReaderDataSync(reader.userId, ids, { id: bookId, fileHash: book?.fileHash ?? '' })
  }, [reader, book])
  return (
    <>
      {offer && <OtherDeviceNotice offer={offer} />}
      <SessionOverlayWhenNeeded />
      <PageTurnFeedback feedback={frame.edgeFeedback} />
      <LazyGamepadAndMouseInput {...frame} />
    </>
  )
}

function SessionOverlayWhenNeeded() {
  const isNeeded = useSessionSelector(
    snapshot =>
      snapshot.matches('signedOut') ||
      snapshot.matches('signingIn') ||
      snapshot.matches({ signedIn: 'accountChanged' }),
  )
  return isNeeded ? (
    <Suspense fallback={null}>
      <ReaderUserSignedOutOverlay />
    </Suspense>
  ) : null
}
