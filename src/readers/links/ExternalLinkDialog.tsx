import { useTranslate } from '../../language/useTranslate'
import { ReaderSheet } from '../ui/sheets/ReaderSheet'
import styles from './ExternalLinkDialog.module.css'
import type { ExternalLink } from './externalLink'

/** Asks the user to confirm an external link, which opens a website or the e-mail program. */
export function ExternalLinkDialog({ outside, onClose }: ExternalLink & { readonly onClose: () => void }) {
  const t = useTranslate()
  const isMail = outside.startsWith('mailto:')
  const open = () => {
    window.open(outside, '_blank', 'noopener,noreferrer')
    onClose()
  }
  return (
    <ReaderSheet title={t(isMail ? 'reader.link.mailTitle' : 'reader.link.title')} side="middle" onClose={onClose}>
      <p className={styles.text}>{t(isMail ? 'reader.link.mailText' : 'reader.link.text')}</p>
      <p className={styles.address} dir="ltr">
        {addressToShow(outside)}
      </p>
      <div className={styles.buttons}>
        <button type="button" onClick={onClose}>
          {t('reader.link.cancel')}
        </button>
        <button type="button" className={styles.primary} onClick={open}>
          {t('reader.link.open')}
        </button>
      </div>
    </ReaderSheet>
  )
}

const MAX_SHOWN_CHARS = 300

/**
 * Returns the first part of a link address. The part always contains the host, so that a long path cannot hide the
 * host.
 */
function addressToShow(outside: string): string {
  const address = outside.replace(/^mailto:/, '')
  return address.length > MAX_SHOWN_CHARS ? `${address.slice(0, MAX_SHOWN_CHARS)}…` : address
}
