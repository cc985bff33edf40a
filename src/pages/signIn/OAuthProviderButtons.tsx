import { getRouteApi } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useSession, useSessionSelector } from '../../access/SessionContext'
import { Button } from '../../components/controls/Button'
import type { OAuth2Provider } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { storeSignInReturnTarget } from '../../preferences/signInReturnTarget'
import styles from './LoginPage.module.css'

const route = getRouteApi('/login')

type OAuthProviderButtonsProps = {
  providers: readonly OAuth2Provider[]
  /** Whether the sign-in page has no password form. */
  isOnlyOption: boolean
}

/** Buttons for sign-in with OAuth2 providers. The sign-in page of the provider opens in a popup. */
export function OAuthProviderButtons({ providers, isOnlyOption }: OAuthProviderButtonsProps) {
  const t = useTranslate()
  const { send } = useSession()
  const { redirect } = route.useSearch()
  const hasSessionEnded = useSessionSelector(({ context }) => context.ended)
  const isOpen = useSessionSelector(snapshot => snapshot.matches({ signedOut: 'inPopup' }))
  if (providers.length === 0) return null
  const open = (registrationId: string) => {
    // Stores the page to open after sign-in. The URL parameter `redirect` also contains this page, but a failed sign-in
    // removes the parameter.
    if (redirect) storeSignInReturnTarget(redirect)
    // After the end of a session, this window handles the result of the sign-in. Otherwise, the popup would reload the
    // app in this window, and the reload would lose the drafts of open forms.
    send({ type: 'user.openProvider', registrationId, handlesResult: hasSessionEnded })
  }
  return (
    <div className={styles.providers}>
      {!isOnlyOption && <p className={styles.separator}>{t('page.login.or')}</p>}
      {providers.map(({ name, registrationId }) => (
        <Button key={registrationId} icon={KeyRound} onClick={() => open(registrationId)}>
          {t('page.login.signInWith', { name })}
        </Button>
      ))}
      <p role="status" className={styles.note}>
        {isOpen && t('page.login.inPopup')}
      </p>
    </div>
  )
}
