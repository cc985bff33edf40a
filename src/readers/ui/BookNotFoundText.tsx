import { useTranslate } from '../../language/useTranslate'

/** Text for a book that does not exist or is not shared with the user. Needs the text bundle `shell`. */
export function BookNotFoundText() {
  const t = useTranslate()
  return <p>{t('page.recordNotFound.text')}</p>
}
