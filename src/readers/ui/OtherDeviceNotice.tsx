import { useScreenReaderAnnouncement } from '../../components/useScreenReaderAnnouncement'
import { useTranslate } from '../../language/useTranslate'
import type { OtherDevicePositionOffer } from '../progress/watchOtherDevicePositions'
import styles from './OtherDeviceNotice.module.css'

/** Notice that offers the reading position of another device. */
export function OtherDeviceNotice({ offer }: { offer: OtherDevicePositionOffer }) {
  const t = useTranslate()
  useScreenReaderAnnouncement(offer.description)
  return (
    <section className={styles.otherDevice} aria-label={t('reader.otherDevice.name')}>
      <p>{offer.description}</p>
      <div>
        <button type="button" className={styles.primary} onClick={offer.goThere}>
          {t('reader.otherDevice.go')}
        </button>
        <button type="button" onClick={offer.keepLocalPosition}>
          {t('reader.otherDevice.stay')}
        </button>
      </div>
    </section>
  )
}
