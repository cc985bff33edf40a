import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession, useSessionSnapshot } from '../../access/SessionContext'
import { serverUrl } from '../../api/address'
import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { useSlow } from '../../api/timeouts/useSlow'
import { FailedState } from '../../components/feedback/FailedState'
import { SlowState } from '../../components/feedback/SlowState'
import { providerErrorText } from '../../forms/providerErrorText'
import { SignInForm } from '../../forms/SignInForm'
import { useDocumentTitle } from '../../language/useTitle'
import { useTranslate } from '../../language/useTranslate'
import { storeReturnTarget } from '../../preferences/returnTarget'
import { ClaimForm } from './ClaimForm'
import { ProviderButtons } from './ProviderButtons'
import { SignInLayout } from './SignInLayout'

const route = getRouteApi('/login')

/** Sign-in page; on an unclaimed server it creates the first account instead. */
export function LoginPage() {
  const t = useTranslate()
  useDocumentTitle(t('page.login.title'))
  useAutomaticProvider()
  const entrance = useSessionSnapshot(({ context }) => context.entrance)
  const isUnclaimed = entrance?.claimed === false
  return (
    <SignInLayout
      title={t(isUnclaimed ? 'page.login.claimTitle' : 'page.login.title')}
      lead={t(isUnclaimed ? 'page.login.claimLead' : 'page.login.lead')}
    >
      <Door />
    </SignInLayout>
  )
}

function Door() {
  const t = useTranslate()
  const { send } = useSession()
  const entrance = useSessionSnapshot(({ context }) => context.entrance)
  const isAway = useSessionSnapshot(
    snapshot => snapshot.matches({ signedOut: 'away' }) || snapshot.matches({ unknown: 'away' }),
  )
  const failure = useFailureText()
  const isSlow = useSlow(!entrance && !isAway)
  if (isAway)
    return <FailedState inline text={t('page.login.unreachable')} onRetry={() => send({ type: 'user.retry' })} />
  if (!entrance) return <SlowState isSlow={isSlow} onRetry={() => send({ type: 'user.retry' })} />
  if (!entrance.claimed) return <ClaimForm failure={failure} />
  return (
    <>
      {entrance.hidesForm ? failure && <FailedState inline text={failure} /> : <SignInForm failure={failure} />}
      <ProviderButtons providers={entrance.providers} alone={entrance.hidesForm} />
      {entrance.failure !== undefined && (
        <FailedState inline text={errorText(entrance.failure)} onRetry={() => send({ type: 'user.retry' })} />
      )}
    </>
  )
}

/** Text for a failed sign-in: the failure of this session, otherwise the error code the provider put into the URL. */
function useFailureText(): string | undefined {
  const t = useTranslate()
  const { error } = route.useSearch()
  const failure = useSessionSnapshot(({ context }) => context.failure)
  if (failure === 'popupBlocked') return t('page.login.popupBlocked')
  if (failure instanceof ServerError && failure.operation !== 'getMe') return errorText(failure)
  if (failure instanceof ServerError && failure.status === 401) return t('page.login.invalid')
  if (failure) return errorText(failure, t('page.login.failed'))
  return error && providerErrorText(error, t('page.login.providerFailed'))
}

/**
 * Opens the only sign-in provider automatically if the server is configured so. Navigates this window: browsers block popups
 * without a click. Does nothing after a failure and after a sign-out.
 */
function useAutomaticProvider() {
  const { error, logout, redirect } = route.useSearch()
  const provider = useSessionSnapshot(({ context: { entrance, left } }) =>
    entrance?.opensProvider && !left ? entrance.providers[0]?.registrationId : undefined,
  )
  useEffect(() => {
    if (!provider || error || logout) return
    storeReturnTarget(redirect)
    location.assign(serverUrl(`/oauth2/authorization/${encodeURIComponent(provider)}`))
  }, [provider, error, logout, redirect])
}
