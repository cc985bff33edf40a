import { useTranslate } from '../../../language/useTranslate'
import { DictionaryList } from './DictionaryList'
import styles from './DictionarySetting.module.css'
import { useStoredDictionaries } from './useStoredDictionaries'

/** Dictionary list as a row of the settings sheet. */
export function DictionarySetting() {
  const t = useTranslate()
  const dictionaries = useStoredDictionaries()
  return (
    <fieldset className={styles.setting}>
      <legend>{t('reader.setting.epub.dictionaries.label')}</legend>
      <DictionaryList dictionaries={dictionaries} />
    </fieldset>
  )
}
