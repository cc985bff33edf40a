import { Plus, RefreshCw } from 'lucide-react'
import { hasKoboOrKoreaderSyncRole } from '../../access/hasKoboOrKoreaderSyncRole'
import { useCurrentUser } from '../../access/SessionContext'
import { Button } from '../../components/controls/Button'
import { PageSection } from '../../components/page/PageSection'
import { openDialog } from '../../dialogs/dialogStore'
import { useTranslate } from '../../language/useTranslate'
import styles from './ApiKeysPanel.module.css'
import { ApiKeysTable } from './ApiKeysTable'
import { forceKoboSync } from './forceKoboSync'
import { ServerConnectionAddresses } from './ServerConnectionAddresses'

/** Panel with the API keys of the current user, and with the server addresses for programs that use an API key. */
export function ApiKeysPanel() {
  const t = useTranslate()
  const canSyncKobo = hasKoboOrKoreaderSyncRole('kobo', useCurrentUser())
  return (
    <>
      <div className={styles.intro}>
        <p>{t('page.apiKeys.intro')}</p>
        <div className={styles.actions}>
          {canSyncKobo && (
            <Button icon={RefreshCw} onClick={() => void forceKoboSync('all')}>
              {t('page.apiKeys.forceSyncAll')}
            </Button>
          )}
          <Button variant="filled" icon={Plus} onClick={() => void openDialog('addApiKey', {})}>
            {t('page.apiKeys.add')}
          </Button>
        </div>
      </div>
      <ApiKeysTable />
      <PageSection title={t('page.apiKeys.addresses')}>
        <ServerConnectionAddresses />
      </PageSection>
    </>
  )
}
