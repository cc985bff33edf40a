import { useTranslate } from '../../language/useTranslate'

/** Text that says why a book that is not on this device cannot be opened. */
export function NotOnDeviceText() {
  const t = useTranslate()
  return <p>{t(navigator.onLine ? 'reader.notOnDevice.unreachable' : 'reader.notOnDevice.offline')}</p>
}
