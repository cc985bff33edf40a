import { QrCode as QrCodeIcon } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { CopyButton } from '../../components/controls/CopyButton'
import { IconButton } from '../../components/controls/IconButton'
import { useTranslate } from '../../language/useTranslate'
import styles from './ConnectionAddressList.module.css'

const QrCode = lazyComponent(() => import('./QrCode'), 'QrCode')

/** Text that the user must enter in another program, for example a server address or an API key. */
export type ConnectionAddress = {
  id: string
  label: string
  text: string
  hint?: string
  /**
   * Whether the API key is unknown. If so, `text` contains a placeholder for the key, and the list shows no copy button
   * and no QR code for this text.
   */
  isTemplate?: boolean
}

type ConnectionAddressListProps = {
  addresses: readonly ConnectionAddress[]
  /** Id of the address whose QR code is visible at first. */
  initialQrCode?: string
  onCopy?: (id: string, isCopied: boolean) => void
}

/**
 * List of texts that the user must enter in other programs. Each text without a placeholder has a copy button and a QR
 * code. Only a single QR code is visible at a time.
 */
export function ConnectionAddressList({ addresses, initialQrCode, onCopy }: ConnectionAddressListProps) {
  const [shownCode, setShownCode] = useState(initialQrCode)
  return (
    <ul className={styles.list}>
      {addresses.map(address => (
        <AddressItem
          key={address.id}
          {...address}
          isCodeShown={shownCode === address.id}
          onToggleCode={() => setShownCode(shownCode === address.id ? undefined : address.id)}
          onCopy={isCopied => onCopy?.(address.id, isCopied)}
        />
      ))}
    </ul>
  )
}

type AddressItemProps = ConnectionAddress & {
  isCodeShown: boolean
  onToggleCode: () => void
  onCopy: (isCopied: boolean) => void
}

function AddressItem({ label, text, hint, isTemplate, isCodeShown, onToggleCode, onCopy }: AddressItemProps) {
  const t = useTranslate()
  const codeId = useId()
  return (
    <li className={styles.item}>
      <span className={styles.label}>{label}</span>
      <div className={styles.line}>
        <code dir="ltr">{text}</code>
        {!isTemplate && (
          <>
            <CopyButton
              text={text}
              label={t('page.apiKeys.copy', { name: label })}
              copiedText={t('page.apiKeys.copied', { name: label })}
              onResult={onCopy}
            />
            <IconButton
              icon={QrCodeIcon}
              label={t('page.apiKeys.qrCode', { name: label })}
              aria-expanded={isCodeShown}
              aria-controls={isCodeShown ? codeId : undefined}
              onClick={onToggleCode}
            />
          </>
        )}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {isCodeShown && !isTemplate && (
        <div id={codeId} className={styles.code}>
          <Suspense fallback={null}>
            <QrCode text={text} label={t('page.apiKeys.qrCode', { name: label })} />
          </Suspense>
        </div>
      )}
    </li>
  )
}
