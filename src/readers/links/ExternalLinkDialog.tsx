import { useTranslate } from '../../language/useTranslate'
import { ReaderSheet } from '../ui/sheets/ReaderSheet'
import styles from './ExternalLinkDialog.module.css'
import type { ExternalLink } from './externalLink'

/** Dialog in which the user confirms that a link opens a website or the e-mail program. */
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
 * Shortens a long link address to its beginning. The beginning contains the host name, so the user always sees the host
 * name, even if the path is long.
 */
function addressToShow(outside: string): string {
  const address = outside.replace(/^mailto:/, '')
  return address.length > MAX_SHOWN_CHARS ? `${address.slice(0, MAX_SHOWN_CHARS)}…` : address
}
