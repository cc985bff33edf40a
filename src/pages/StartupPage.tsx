import { useSession, useSessionSnapshot } from '../access/SessionContext'
import { errorText } from '../api/errorText'
import { FailedState } from '../components/FailedState'
import { useTranslate } from '../language/useTranslate'
import { Waiting } from './Waiting'

/** The moment in which it is not yet known who is here; it stays only while the server is away. */
export function StartupPage() {
  const t = useTranslate()
  const { send } = useSession()
  const isAway = useSessionSnapshot(snapshot => snapshot.matches({ unknown: 'away' }))
  const failure = useSessionSnapshot(({ context }) => context.failure)
  return (
    <Waiting>
      {isAway && (
        <FailedState text={errorText(failure, t('page.startup.away'))} onRetry={() => send({ type: 'user.retry' })} />
      )}
    </Waiting>
  )
}
