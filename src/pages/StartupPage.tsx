import { useSession, useSessionSnapshot } from '../access/SessionContext'
import { errorText } from '../api/errorText'
import { FailedState } from '../components/feedback/FailedState'
import { useTranslate } from '../language/useTranslate'
import { LoadingScreen } from './LoadingScreen'

/** The moment in which it is not yet known who is here; it stays only while the server is away. */
export function StartupPage() {
  const t = useTranslate()
  const { send } = useSession()
  const isAway = useSessionSnapshot(snapshot => snapshot.matches({ unknown: 'away' }))
  const failure = useSessionSnapshot(({ context }) => context.failure)
  return (
    <LoadingScreen>
      {isAway && (
        <FailedState text={errorText(failure, t('page.startup.away'))} onRetry={() => send({ type: 'user.retry' })} />
      )}
    </LoadingScreen>
  )
}
