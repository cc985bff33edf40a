import { Plus } from 'lucide-react'
import { hasPermission } from '../access/permissions'
import { useCurrentUser } from '../access/SessionContext'
import { errorText } from '../api/errorText'
import { Button } from '../components/controls/Button'
import { ErrorState } from '../components/feedback/ErrorState'
import { Redirect } from '../components/page/Redirect'
import { openDialog } from '../dialogs/dialogStore'
import { useTranslate } from '../language/useTranslate'
import { useLibraries, useLibrariesLoadFailure } from '../resources/libraries'
import coverMosaic from '../theme/coverMosaic.svg'
import styles from './WelcomePage.module.css'

/**
 * Home page of a server without libraries. Administrators can add a library. Other users see a hint to contact an
 * administrator.
 */
export function WelcomePage() {
  const t = useTranslate()
  const canAdd = hasPermission(useCurrentUser(), 'library.manage')
  const librariesFailure = useLibrariesLoadFailure()
  const hasLibraries = useLibraries().length > 0
  if (librariesFailure)
    return <ErrorState text={errorText(librariesFailure.failure)} onRetry={librariesFailure.retry} />
  if (hasLibraries) return <Redirect to="/dashboard" />
  return (
    <section className={styles.welcome}>
      <img src={coverMosaic} alt="" />
      <h1>{t('page.welcome.title')}</h1>
      <p>{t(canAdd ? 'page.welcome.add' : 'page.welcome.contactAdmin')}</p>
      {canAdd && (
        <Button variant="filled" icon={Plus} onClick={() => void openDialog('addLibrary', {})}>
          {t('page.welcome.addLibrary')}
        </Button>
      )}
    </section>
  )
}
