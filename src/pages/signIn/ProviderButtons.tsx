import { getRouteApi } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useSession, useSessionSnapshot } from '../../access/SessionContext'
import { Button } from '../../components/controls/Button'
import type { OAuth2Provider } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { storeReturnTarget } from '../../preferences/returnTarget'
import styles from './LoginPage.module.css'

const route = getRouteApi('/login')

type ProviderButtonsProps = {
  providers: readonly OAuth2Provider[]
  /** There is no form above. */
  alone: boolean
}

/** The other ways to sign in, each in a window of its own. */
export function ProviderButtons({ providers, alone }: ProviderButtonsProps) {
  const t = useTranslate()
  const { send } = useSession()
  const { redirect } = route.useSearch()
  const isOpen = useSessionSnapshot(snapshot => snapshot.matches({ signedOut: 'inPopup' }))
  if (providers.length === 0) return null
  const open = (registrationId: string) => {
    // After a failure the address has forgotten it, this tab has not.
    if (redirect) storeReturnTarget(redirect)
    send({ type: 'user.openProvider', registrationId })
  }
  return (
    <div className={styles.providers}>
      {!alone && <p className={styles.or}>{t('page.login.or')}</p>}
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
