import { FileSearch, ImageUp, type LucideIcon, Power, ScanSearch, Trash2 } from 'lucide-react'
import { Button } from '../../../components/controls/Button'
import { PageSection } from '../../../components/page/PageSection'
import { useTranslate } from '../../../language/useTranslate'
import { useLibraries } from '../../libraries'
import styles from './ServerMaintenancePanel.module.css'
import {
  regeneratePostersAfterConfirmation,
  runActionOnAllLibrariesAfterConfirmation,
  shutDownServerAfterConfirmation,
} from './serverMaintenanceActions'

/** Buttons for actions on the whole server. For each action, the user must confirm, and then sees the result. */
export function ServerMaintenancePanel() {
  const t = useTranslate()
  const libraries = useLibraries()
  const hasNoLibraries = libraries.length === 0
  return (
    <PageSection title={t('page.server.maintenance')}>
      <ul className={styles.actions}>
        <MaintenanceAction
          name="scan"
          icon={FileSearch}
          disabled={hasNoLibraries}
          run={() => runActionOnAllLibrariesAfterConfirmation('scan', libraries)}
        />
        <MaintenanceAction
          name="scanDeep"
          icon={ScanSearch}
          disabled={hasNoLibraries}
          run={() => runActionOnAllLibrariesAfterConfirmation('scanDeep', libraries)}
        />
        <MaintenanceAction
          name="emptyTrash"
          icon={Trash2}
          disabled={hasNoLibraries}
          run={() => runActionOnAllLibrariesAfterConfirmation('emptyTrash', libraries)}
        />
        <MaintenanceAction
          name="regeneratePosters"
          icon={ImageUp}
          run={() => regeneratePostersAfterConfirmation({ hasNewSize: false })}
        />
        <MaintenanceAction name="shutDown" icon={Power} run={shutDownServerAfterConfirmation} />
      </ul>
    </PageSection>
  )
}

type MaintenanceActionProps = { name: string; icon: LucideIcon; disabled?: boolean; run: () => Promise<void> }

function MaintenanceAction({ name, icon, disabled, run }: MaintenanceActionProps) {
  const t = useTranslate()
  return (
    <li>
      <p id={`action-${name}`}>{t(`page.server.explain.${name}`)}</p>
      <Button icon={icon} disabled={disabled} aria-describedby={`action-${name}`} onClick={() => void run()}>
        {t(`page.server.action.${name}`)}
      </Button>
    </li>
  )
}
