import { KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import { useCurrentUser, useSession, useSessionSelector } from '../../access/SessionContext'
import { FormErrorAlert } from '../../forms/FormErrorAlert'
import { SignInForm } from '../../forms/signIn/SignInForm'
import { translateOauthSignInError } from '../../forms/signIn/translateOauthSignInError'
import { translateSignInFailure } from '../../forms/signIn/translateSignInFailure'
import { useTranslate } from '../../language/useTranslate'
import { storeSignInReturnTarget } from '../../preferences/signInReturnTarget'
import { ReaderSheet } from '../ui/sheets/ReaderSheet'
import styles from './ReaderSignInDialog.module.css'

/**
 * Sign-in dialog over an open book, for a session that has ended. The user can close the dialog and read the loaded
 * pages of the book.
 */
export function ReaderSignInDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const { send } = useSession()
  const currentUser = useCurrentUser()
  const signInOptions = useSessionSelector(({ context }) => context.signInOptions)
  const isUnreachable = useSessionSelector(snapshot => snapshot.matches({ signedOut: 'unreachable' }))
  const isInPopup = useSessionSelector(snapshot => snapshot.matches({ signedOut: 'inPopup' }))
  const failure = useFailureText()
  useEffect(() => {
    // An OAuth2 sign-in can reload the app. The app then opens the URL that is stored here, which is the URL of the
    // book.
    storeSignInReturnTarget(location.pathname.slice(new URL(document.baseURI).pathname.length - 1) + location.search)
    return () => storeSignInReturnTarget(undefined)
  }, [])
  return (
    <ReaderSheet title={t('reader.session.title')} side="middle" onClose={onClose}>
      <p className={styles.lead}>{t(isUnreachable ? 'page.startup.unreachable' : 'reader.session.lead')}</p>
      {signInOptions?.hidesForm ? (
        <FormErrorAlert text={failure} />
      ) : (
        signInOptions && <SignInForm failure={failure} knownEmail={currentUser.email} />
      )}
      {signInOptions?.providers.map(({ name, registrationId }) => (
        <button
          key={registrationId}
          type="button"
          className={styles.provider}
          onClick={() => send({ type: 'user.openProvider', registrationId, handlesResult: true })}
        >
          <KeyRound size={20} strokeWidth={1.5} aria-hidden />
          {t('page.login.signInWith', { name })}
        </button>
      ))}
      <p role="status" className={styles.note}>
        {isInPopup && t('page.login.inPopup')}
      </p>
    </ReaderSheet>
  )
}

function useFailureText(): string | undefined {
  const t = useTranslate()
  const failure = useSessionSelector(({ context }) => context.failure)
  if (!failure) return undefined
  if (failure === 'popupBlocked') return t('page.login.popupBlocked')
  if (typeof failure === 'string') return translateOauthSignInError(failure, t('page.login.providerFailed'))
  return translateSignInFailure(failure)
}
