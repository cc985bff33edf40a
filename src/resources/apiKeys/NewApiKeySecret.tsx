import { useState } from 'react'
import { Button } from '../../components/controls/Button'
import { Callout } from '../../components/feedback/Callout'
import { ErrorState } from '../../components/feedback/ErrorState'
import { Dialog } from '../../components/overlays/Dialog'
import { useConfirmBeforeUnload } from '../../components/overlays/useConfirmBeforeUnload'
import { openDialog } from '../../dialogs/dialogStore'
import type { ApiKey } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import styles from './AddApiKeyDialog.module.css'
import { ServerConnectionAddresses } from './ServerConnectionAddresses'

/**
 * Ids of the texts that contain the secret of the new API key. If the user has copied any of these texts, no
 * confirmation appears when the user closes the dialog.
 */
const idsWithSecret = ['key', 'kobo']

/**
 * Dialog with the secret of a new API key, and with server addresses. The Kobo address contains the secret too. The
 * dialog closes without a confirmation after the user has copied the secret or the Kobo address, or when the user
 * selects the button Done. In all other cases, closing the dialog requires a confirmation.
 */
export function NewApiKeySecret({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslate()
  const [isCopied, setCopied] = useState(false)
  const [isRefused, setRefused] = useState(false)
  useConfirmBeforeUnload(!isCopied)
  const dismiss = async () => {
    const confirmed =
      isCopied ||
      (await openDialog('confirm', {
        title: t('dialog.apiKeySecret.leave.title'),
        text: t('dialog.apiKeySecret.leave.text'),
        verb: t('dialog.apiKeySecret.leave.verb'),
        cancelLabel: t('dialog.apiKeySecret.leave.cancel'),
        danger: true,
      }))
    if (confirmed) onClose()
  }
  const secret = {
    id: 'key',
    label: t('page.apiKeys.address.key.label'),
    text: apiKey.key,
  }
  return (
    <Dialog
      open
      size="medium"
      onClose={() => void dismiss()}
      title={t('dialog.apiKeySecret.title', { comment: apiKey.comment })}
      actions={
        <Button variant="filled" onClick={onClose}>
          {t('dialog.apiKeySecret.done')}
        </Button>
      }
    >
      <div className={styles.secret}>
        <Callout>{t('dialog.apiKeySecret.text')}</Callout>
        {isRefused && <ErrorState inline text={t('dialog.apiKeySecret.notCopied')} />}
        <ServerConnectionAddresses
          secret={secret}
          onCopy={(id, isDone) => {
            setRefused(!isDone)
            if (isDone && idsWithSecret.includes(id)) setCopied(true)
          }}
        />
      </div>
    </Dialog>
  )
}
