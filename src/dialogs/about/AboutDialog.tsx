import { Info } from 'lucide-react'
import { version } from '../../../package.json'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import {
  getServerVersionSupport,
  OLDEST_SUPPORTED_SERVER_VERSION,
  TESTED_SERVER_VERSION,
} from '../../api/serverVersionSupport'
import { Callout } from '../../components/feedback/Callout'
import { Dialog } from '../../components/overlays/Dialog'
import { DefinitionList } from '../../components/page/DefinitionList'
import { useGetServerInfo } from '../../generated/actuator/actuator'
import { useTranslate } from '../../language/useTranslate'
import type { DialogProps } from '../dialogStore'
import styles from './AboutDialog.module.css'
import { IncludedSoftwareList } from './IncludedSoftwareList'

declare module '../dialogStore' {
  interface DialogRequestAndResultTypes {
    about: { request: Record<never, never>; result: never }
  }
}

/**
 * Dialog with the versions of the client and the server. Also lists the features that this server version does not
 * support.
 */
export function AboutDialog({ close }: DialogProps<'about'>) {
  const t = useTranslate()
  const mayReadServerInfo = hasPermission(useCurrentUser(), 'serverInfo.read')
  const { data, isError } = useGetServerInfo({ query: { enabled: mayReadServerInfo, meta: { shownBy: 'dialog' } } })
  const serverVersion = data?.build.version
  const versionState = !mayReadServerInfo ? 'forbidden' : isError ? 'failed' : 'loading'
  return (
    <Dialog open onClose={() => close()} title={t('dialog.about.title')} description={t('dialog.about.text')}>
      <DefinitionList
        facts={[
          { name: t('dialog.about.client'), value: version },
          { name: t('dialog.about.server'), value: serverVersion ?? t(`dialog.about.${versionState}`) },
          { name: t('dialog.about.license'), value: 'MIT' },
        ]}
      />
      <div role="status" className={styles.support}>
        {serverVersion !== undefined && <ServerSupportText version={serverVersion} />}
      </div>
      <IncludedSoftwareList />
    </Dialog>
  )
}

function ServerSupportText({ version: serverVersion }: { version: string }) {
  const t = useTranslate()
  const { relation, unsupported } = getServerVersionSupport(serverVersion)
  const versions = { oldest: OLDEST_SUPPORTED_SERVER_VERSION, tested: TESTED_SERVER_VERSION }
  const text = <p className={styles.text}>{t(`dialog.about.relation.${relation}`, versions)}</p>
  return (
    <>
      {relation === 'tested' || relation === 'older' ? (
        text
      ) : (
        <Callout icon={relation === 'newer' ? Info : undefined}>{text}</Callout>
      )}
      {unsupported.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('dialog.about.unsupported')}</h3>
          <ul className={styles.list}>
            {unsupported.map(({ feature, since }) => (
              <li key={feature}>
                {t(`enum.ServerFeature.${feature}`)} <small>{t('dialog.about.since', { since })}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
