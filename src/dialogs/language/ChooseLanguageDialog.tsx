import { Check } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Dialog } from '../../components/overlays/Dialog'
import { LabeledTextInput } from '../../forms/LabeledTextInput'
import { useLocalePreference } from '../../language/useLocalePreference'
import { useTranslate } from '../../language/useTranslate'
import type { DialogProps } from '../dialogStore'
import styles from './ChooseLanguageDialog.module.css'
import { filterLanguagesByName, listLanguageChoices } from './filterLanguagesByName'

declare module '../dialogStore' {
  interface DialogRequestAndResultTypes {
    chooseLanguage: { request: Record<never, never>; result: never }
  }
}

/** Dialog in which the user selects the language of the interface. Closes after the selection. */
export function ChooseLanguageDialog({ close }: DialogProps<'chooseLanguage'>) {
  const t = useTranslate()
  const { locale, locales, setLocale } = useLocalePreference()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const choices = useMemo(() => listLanguageChoices(locales, locale), [locales, locale])
  const matches = filterLanguagesByName(choices, typed)
  const select = (code: string) => {
    setLocale(code)
    close()
  }
  return (
    <Dialog open size="medium" title={t('shell.language')} focus={field} onClose={() => close()}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          const [first, ...others] = matches
          if (first && others.length === 0) select(first.code)
        }}
      >
        <LabeledTextInput
          ref={field}
          label={t('shell.search.label')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
        />
        <p role="status" className={styles.none}>
          {matches.length === 0 && t('dialog.pick.none')}
        </p>
        <ul className={styles.list} aria-label={t('shell.language')}>
          {matches.map(({ code, name, translatedName }) => (
            <li key={code}>
              <button
                type="button"
                className={styles.option}
                aria-pressed={code === locale}
                onClick={() => select(code)}
              >
                <span className={styles.names}>
                  <span>
                    <bdi lang={code}>{name}</bdi>
                  </span>
                  {translatedName && <small>{translatedName}</small>}
                </span>
                {code === locale && <Check size={20} strokeWidth={2} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  )
}
