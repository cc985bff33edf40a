import { useTranslate } from '../../../language/useTranslate'
import { DictionaryList } from './DictionaryList'
import styles from './DictionarySetting.module.css'
import { useStoredDictionaries } from './useStoredDictionaries'

/** Row of the settings sheet with the dictionary list. */
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
