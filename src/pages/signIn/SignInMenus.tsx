import { Globe, type LucideIcon, SunMoon } from 'lucide-react'
import { useLocales } from '../../language/useLocales'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import styles from './SignInMenus.module.css'

const themes = ['system', 'light', 'dark'] as const

/** Language and theme selects of the sign-in page. */
export function SignInMenus() {
  const t = useTranslate()
  const { locale, locales, setLocale } = useLocales()
  const [theme, setTheme] = usePreference('theme')
  return (
    <>
      <Choice
        icon={Globe}
        label={t('page.login.language')}
        value={locale}
        choices={locales.map(({ code, name }) => [code, name])}
        choose={setLocale}
      />
      <Choice
        icon={SunMoon}
        label={t('page.login.theme')}
        value={theme}
        choices={themes.map(each => [each, t(`enum.Theme.${each}`)])}
        choose={next => setTheme(themes.find(each => each === next) ?? 'system')}
      />
    </>
  )
}

type ChoiceProps = {
  icon: LucideIcon
  label: string
  value: string
  choices: [value: string, text: string][]
  choose: (value: string) => void
}

function Choice({ icon: Icon, label, value, choices, choose }: ChoiceProps) {
  return (
    <label className={styles.menu}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <select aria-label={label} value={value} onChange={event => choose(event.target.value)}>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
