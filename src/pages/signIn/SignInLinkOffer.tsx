import { Link } from 'lucide-react'
import { useSession } from '../../access/SessionContext'
import { Button } from '../../components/controls/Button'
import { Callout } from '../../components/feedback/Callout'
import { useTranslate } from '../../language/useTranslate'
import styles from './LoginPage.module.css'

/**
 * Asks whether to sign in with the account of the sign-in link that opened the page. Without this question, a link on
 * any website could sign the user in with an account of the author of the link.
 */
export function SignInLinkOffer({ email }: { email: string }) {
  const t = useTranslate()
  const { state, send } = useSession()
  return (
    <div className={styles.linkOffer}>
      <Callout icon={Link}>{t('page.login.linkQuestion', { email })}</Callout>
      <Button busy={state === 'signingIn'} onClick={() => send({ type: 'user.acceptSignInLink' })}>
        {t('page.login.linkAccept', { email })}
      </Button>
    </div>
  )
}
