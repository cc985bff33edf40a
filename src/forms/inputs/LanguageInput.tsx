import { useMemo } from 'react'
import { useLocaleCode } from '../../language/useTranslate'
import type { FormInputProps } from '../formFieldDefinitions'
import { findLanguageNameInLocale, listNamedLanguages } from '../languageNames'
import styles from './LanguageInput.module.css'
import { SuggestionInput } from './SuggestionInput'

/**
 * Input for a BCP 47 language tag. Suggests languages by name. Below the input, shows the name of the entered language.
 */
export function LanguageInput(props: FormInputProps<string>) {
  const locale = useLocaleCode()
  const languages = useMemo(() => listNamedLanguages(locale), [locale])
  const name = findLanguageNameInLocale(props.value, locale)
  return (
    <div className={styles.language}>
      <SuggestionInput {...props} suggestions={languages} />
      {name && <output htmlFor={props.id}>{name}</output>}
    </div>
  )
}
