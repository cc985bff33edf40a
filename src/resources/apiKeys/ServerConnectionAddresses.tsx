import { Info } from 'lucide-react'
import { useCurrentUser } from '../../access/SessionContext'
import { getKoreaderSyncUrl, isLoopbackUrl } from '../../api/urls/externalProgramUrls'
import { Callout } from '../../components/feedback/Callout'
import { useTranslate } from '../../language/useTranslate'
import { type ConnectionAddress, ConnectionAddressList } from './ConnectionAddressList'
import styles from './ConnectionAddressList.module.css'
import { listConnectionAddresses, listMissingConnectionAddressReasons } from './listConnectionAddresses'

type ServerConnectionAddressesProps = {
  /**
   * Secret of a new API key. The secret is shown above the addresses. Undefined for an existing API key, because the
   * server returns the secret only when it creates the key.
   */
  secret?: ConnectionAddress
  onCopy?: (id: string, isCopied: boolean) => void
}

/**
 * List of the server addresses for e-readers and other programs. Omits each address for which the user lacks the role,
 * and shows the reason below the list.
 */
export function ServerConnectionAddresses({ secret, onCopy }: ServerConnectionAddressesProps) {
  const t = useTranslate()
  const user = useCurrentUser()
  const missing = listMissingConnectionAddressReasons(user, t)
  const addresses = listConnectionAddresses(user, secret?.text, t)
  return (
    <div className={styles.addresses}>
      {isLoopbackUrl(getKoreaderSyncUrl()) && <Callout>{t('page.apiKeys.loopback')}</Callout>}
      <ConnectionAddressList
        addresses={secret ? [secret, ...addresses] : addresses}
        initialQrCode={secret?.id}
        onCopy={onCopy}
      />
      {missing.length > 0 && (
        <Callout icon={Info}>
          {missing.map(reason => (
            <p key={reason}>{reason}</p>
          ))}
        </Callout>
      )}
    </div>
  )
}
