import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useSession, useSessionSelector } from '../../access/SessionContext'
import { errorText } from '../../api/errorText'
import { lazyComponent } from '../../api/program/lazyComponent'
import { ServerError } from '../../api/ServerError'
import { useIsWaitingTooLong } from '../../api/timeouts/useIsWaitingTooLong'
import { toAbsoluteServerUrl } from '../../api/toAbsoluteServerUrl'
import { ErrorState } from '../../components/feedback/ErrorState'
import { SlowServerMessage } from '../../components/feedback/SlowServerMessage'
import { SignInForm } from '../../forms/signIn/SignInForm'
import { translateOauthSignInError } from '../../forms/signIn/translateOauthSignInError'
import { translateSignInFailure } from '../../forms/signIn/translateSignInFailure'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import { useTranslate } from '../../language/useTranslate'
import type { AvailableSignInOptions } from '../../machines/availableSignInOptions'
import { storeSignInReturnTarget } from '../../preferences/signInReturnTarget'
import { OAuthProviderButtons } from './OAuthProviderButtons'
import { SignInLayout } from './SignInLayout'
import { SignInLinkOffer } from './SignInLinkOffer'

const ClaimServerForm = lazyComponent(() => import('./ClaimServerForm'), 'ClaimServerForm')

const route = getRouteApi('/login')

/** Sign-in page. For a new server, shows the form that creates the first account. */
export function LoginPage() {
  const t = useTranslate()
  useDocumentTitle(t('page.login.title'))
  useAutoOpenProvider()
  const signInOptions = useSessionSelector(({ context }) => context.signInOptions)
  const isUnclaimed = signInOptions?.claimed === false
  return (
    <SignInLayout
      title={t(isUnclaimed ? 'page.login.claimTitle' : 'page.login.title')}
      lead={t(isUnclaimed ? 'page.login.claimLead' : 'page.login.lead')}
    >
      <SignInOptions />
    </SignInLayout>
  )
}

function SignInOptions() {
  const t = useTranslate()
  const { send } = useSession()
  const signInOptions = useSessionSelector(({ context }) => context.signInOptions)
  const isUnreachable = useSessionSelector(
    snapshot => snapshot.matches({ signedOut: 'unreachable' }) || snapshot.matches({ unknown: 'unreachable' }),
  )
  const isSlow = useIsWaitingTooLong(!signInOptions && !isUnreachable)
  const retry = () => send({ type: 'user.retry' })
  // The forms stay mounted while the server is unreachable, because they contain the typed texts.
  return (
    <>
      {isUnreachable && <ErrorState inline text={t('page.startup.unreachable')} onRetry={retry} />}
      {signInOptions && <SignInForms signInOptions={signInOptions} isUnreachable={isUnreachable} />}
      {!signInOptions && !isUnreachable && <SlowServerMessage isSlow={isSlow} onRetry={retry} />}
    </>
  )
}

type SignInFormsProps = { signInOptions: AvailableSignInOptions; isUnreachable: boolean }

function SignInForms({ signInOptions, isUnreachable }: SignInFormsProps) {
  const { send } = useSession()
  const failureText = useSignInFailureText()
  // While the server is unreachable, the page already shows a message about it.
  const failure = isUnreachable ? undefined : failureText
  if (!signInOptions.claimed)
    return (
      <Suspense>
        <ClaimServerForm failure={failure} />
      </Suspense>
    )
  return (
    <>
      {signInOptions.linkedEmail && <SignInLinkOffer email={signInOptions.linkedEmail} />}
      {signInOptions.hidesForm ? failure && <ErrorState inline text={failure} /> : <SignInForm failure={failure} />}
      <OAuthProviderButtons providers={signInOptions.providers} isOnlyOption={signInOptions.hidesForm} />
      {signInOptions.failure !== undefined && !isUnreachable && (
        <ErrorState inline text={errorText(signInOptions.failure)} onRetry={() => send({ type: 'user.retry' })} />
      )}
    </>
  )
}

/**
 * Returns the text for a failed sign-in. Reads the failure from the session, or from the URL after an OAuth2 sign-in.
 */
function useSignInFailureText(): string | undefined {
  const t = useTranslate()
  const { error } = route.useSearch()
  const failure = useSessionSelector(({ context }) => context.failure)
  if (failure === 'popupBlocked') return t('page.login.popupBlocked')
  if (typeof failure === 'string') return translateOauthSignInError(failure, t('page.login.providerFailed'))
  if (failure instanceof ServerError && failure.operation !== 'getMe' && failure.status !== 429)
    return errorText(failure)
  if (failure) return translateSignInFailure(failure)
  return error && translateOauthSignInError(error, t('page.login.providerFailed'))
}

/**
 * Opens the OAuth2 provider automatically if the sign-in option `opensProvider` is on. Navigates this window, because
 * browsers block popups without a click. Does nothing after a failure or a sign-out. Does nothing after the end of a
 * session either, because the navigation would lose the drafts of open forms.
 */
function useAutoOpenProvider() {
  const { error, logout, redirect } = route.useSearch()
  const provider = useSessionSelector(({ context: { signInOptions, left: hasSignedOut, ended: hasSessionEnded } }) =>
    signInOptions?.opensProvider && !hasSignedOut && !hasSessionEnded
      ? signInOptions.providers[0]?.registrationId
      : undefined,
  )
  useEffect(() => {
    if (!provider || error || logout) return
    storeSignInReturnTarget(redirect)
    location.assign(toAbsoluteServerUrl(`/oauth2/authorization/${encodeURIComponent(provider)}`))
  }, [provider, error, logout, redirect])
}
