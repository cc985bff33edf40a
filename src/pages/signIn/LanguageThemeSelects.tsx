import { Globe, type LucideIcon, SunMoon } from 'lucide-react'
import { useLocalePreference } from '../../language/useLocalePreference'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import styles from './LanguageThemeSelects.module.css'

const themes = ['system', 'light', 'dark'] as const

/** Dropdown lists for the language and the theme on the sign-in page. */
export function LanguageThemeSelects() {
  const t = useTranslate()
  const { locale, locales, setLocale } = useLocalePreference()
  const [theme, setTheme] = usePreference('theme')
  return (
    <>
      <IconSelect
        icon={Globe}
        label={t('page.login.language')}
        value={locale}
        choices={locales.map(({ code, name }) => [code, name])}
        onSelect={setLocale}
      />
      <IconSelect
        icon={SunMoon}
        label={t('page.login.theme')}
        value={theme}
        choices={themes.map(option => [option, t(`enum.Theme.${option}`)])}
        onSelect={next => setTheme(themes.find(option => option === next) ?? 'system')}
      />
    </>
  )
}

type IconSelectProps = {
  icon: LucideIcon
  label: string
  value: string
  choices: [value: string, text: string][]
  onSelect: (value: string) => void
}

function IconSelect({ icon: Icon, label, value, choices, onSelect }: IconSelectProps) {
  return (
    <label className={styles.menu}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <select aria-label={label} value={value} onChange={event => onSelect(event.target.value)}>
        {choices.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
