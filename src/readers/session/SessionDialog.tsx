import { KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import { useCurrentUser, useSession, useSessionSnapshot } from '../../access/SessionContext'
import { errorText } from '../../api/errorText'
import { ServerError } from '../../api/ServerError'
import { FormFailure } from '../../forms/FormFailure'
import { providerErrorText } from '../../forms/providerErrorText'
import { SignInForm } from '../../forms/SignInForm'
import { useTranslate } from '../../language/useTranslate'
import { storeReturnTarget } from '../../preferences/returnTarget'
import { ReaderSheet } from '../ui/sheets/ReaderSheet'
import styles from './SessionDialog.module.css'

/**
 * Sign-in dialog over an open book after the session has ended. Progress is queued on this device meanwhile. When
 * closed, the loaded part of the book stays readable.
 */
export function SessionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const { send } = useSession()
  const me = useCurrentUser()
  const entrance = useSessionSnapshot(({ context }) => context.entrance)
  const isAway = useSessionSnapshot(snapshot => snapshot.matches({ signedOut: 'away' }))
  const isInPopup = useSessionSnapshot(snapshot => snapshot.matches({ signedOut: 'inPopup' }))
  const failure = useFailure()
  useEffect(() => {
    // Returns to the book when the sign-in navigates away after all.
    storeReturnTarget(location.pathname.slice(new URL(document.baseURI).pathname.length - 1) + location.search)
    return () => storeReturnTarget(undefined)
  }, [])
  return (
    <ReaderSheet title={t('reader.session.title')} side="middle" onClose={onClose}>
      <p className={styles.lead}>{t(isAway ? 'page.login.unreachable' : 'reader.session.lead')}</p>
      {entrance?.hidesForm ? (
        <FormFailure text={failure} />
      ) : (
        entrance && <SignInForm failure={failure} known={me.email} />
      )}
      {entrance?.providers.map(({ name, registrationId }) => (
        <button
          key={registrationId}
          type="button"
          className={styles.provider}
          onClick={() => send({ type: 'user.openProvider', registrationId, stays: true })}
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

function useFailure(): string | undefined {
  const t = useTranslate()
  const failure = useSessionSnapshot(({ context }) => context.failure)
  if (!failure) return undefined
  if (failure === 'popupBlocked') return t('page.login.popupBlocked')
  if (typeof failure === 'string') return providerErrorText(failure, t('page.login.providerFailed'))
  if (failure instanceof ServerError && failure.status === 401) return t('page.login.invalid')
  return errorText(failure, t('page.login.failed'))
}
