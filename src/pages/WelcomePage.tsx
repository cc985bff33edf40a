import { Plus } from 'lucide-react'
import { can } from '../access/permissions'
import { useCurrentUser } from '../access/SessionContext'
import { errorText } from '../api/errorText'
import { Button } from '../components/controls/Button'
import { FailedState } from '../components/feedback/FailedState'
import { Redirect } from '../components/page/Redirect'
import { openDialog } from '../dialogs/dialogs'
import { useTranslate } from '../language/useTranslate'
import { useLibraries, useLibrariesFailure } from '../resources/libraries'
import wall from '../theme/coverWall.svg'
import styles from './WelcomePage.module.css'

/** Page of a server without libraries: administrators can add the first one, other users are referred to them. */
export function WelcomePage() {
  const t = useTranslate()
  const mayAdd = can(useCurrentUser(), 'library.manage')
  const unknown = useLibrariesFailure()
  const isOver = useLibraries().length > 0
  if (unknown) return <FailedState text={errorText(unknown.failure)} onRetry={unknown.retry} />
  if (isOver) return <Redirect to="/dashboard" />
  return (
    <section className={styles.welcome}>
      <img src={wall} alt="" />
      <h1>{t('page.welcome.title')}</h1>
      <p>{t(mayAdd ? 'page.welcome.add' : 'page.welcome.contactAdmin')}</p>
      {mayAdd && (
        <Button look="filled" icon={Plus} onClick={() => void openDialog('addLibrary', {})}>
          {t('page.welcome.addLibrary')}
        </Button>
      )}
    </section>
  )
}
