import { Plus } from 'lucide-react'
import { can } from '../access/permissions'
import { useMe } from '../access/SessionContext'
import { Button } from '../components/Button'
import { openDialog } from '../dialogs/dialogs'
import { useTranslate } from '../language/useTranslate'
import wall from '../theme/coverWall.svg'
import styles from './WelcomePage.module.css'

/** A server without libraries: invites those who may to add the first, and tells the others whom to ask. */
export function WelcomePage() {
  const t = useTranslate()
  const mayAdd = can(useMe(), 'library.manage')
  return (
    <section className={styles.welcome}>
      <img src={wall} alt="" />
      <h1>{t('page.welcome.title')}</h1>
      <p>{t(mayAdd ? 'page.welcome.add' : 'page.welcome.ask')}</p>
      {mayAdd && (
        <Button look="filled" icon={Plus} onClick={() => void openDialog('addLibrary', {})}>
          {t('page.welcome.addLibrary')}
        </Button>
      )}
    </section>
  )
}
