import { useSession, useSessionSelector } from '../access/SessionContext'
import { errorText } from '../api/errorText'
import { ErrorState } from '../components/feedback/ErrorState'
import { useTranslate } from '../language/useTranslate'
import { LoadingScreen } from './LoadingScreen'

/** Page during the session check at startup. Offers a retry if the server is unreachable. */
export function SessionCheckPage() {
  const t = useTranslate()
  const { send } = useSession()
  const isUnreachable = useSessionSelector(snapshot => snapshot.matches({ unknown: 'unreachable' }))
  const failure = useSessionSelector(({ context }) => context.failure)
  return (
    <LoadingScreen>
      {isUnreachable && (
        <ErrorState
          text={errorText(failure, t('page.startup.unreachable'))}
          onRetry={() => send({ type: 'user.retry' })}
        />
      )}
    </LoadingScreen>
  )
}
