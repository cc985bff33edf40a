import {
  CircleUserRound,
  Command as CommandIcon,
  HardDriveDownload,
  Info,
  Languages,
  Laptop,
  LogOut,
  Moon,
  Sun,
  UserRound,
} from 'lucide-react'
import { useCurrentUser } from '../access/SessionContext'
import { IconButton } from '../components/controls/IconButton'
import { Menu, MenuItem, MenuItemLink, MenuRadioGroup, MenuSeparator } from '../components/overlays/Menu'
import { useIsTouchInput } from '../components/page/useMediaQuery'
import { openDialog } from '../dialogs/dialogStore'
import { useSignOut } from '../dialogs/signOut/useSignOut'
import { useLocalePreference } from '../language/useLocalePreference'
import { useTranslate } from '../language/useTranslate'
import { usePreference } from '../preferences/usePreference'
import { openCommandPalette } from './palette/openCommandPalette'
import { useIsOfflinePageLinked } from './useIsOfflinePageLinked'

/** Account menu in the top bar: links, command palette, theme, language, information about the app, and sign-out. */
export function AccountMenu() {
  const t = useTranslate()
  const user = useCurrentUser()
  const isOfflinePageLinked = useIsOfflinePageLinked()
  const signOut = useSignOut()
  const isTouch = useIsTouchInput()
  return (
    <Menu trigger={<IconButton icon={CircleUserRound} size={24} label={t('shell.account', { email: user.email })} />}>
      <MenuItemLink to="/account" icon={UserRound}>
        {user.email}
      </MenuItemLink>
      {isOfflinePageLinked && (
        <MenuItemLink to="/offline" icon={HardDriveDownload}>
          {t('shell.offline')}
        </MenuItemLink>
      )}
      <MenuItem icon={CommandIcon} hint={isTouch ? undefined : t('palette.keys')} onSelect={openCommandPalette}>
        {t('palette.hint')}
      </MenuItem>
      <MenuSeparator />
      <ThemeChoice />
      <MenuSeparator />
      <LanguageItem />
      <MenuItem icon={Info} onSelect={() => void openDialog('about', {})}>
        {t('shell.about')}
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={signOut}>
        {t('shell.signOut')}
      </MenuItem>
    </Menu>
  )
}

const themes = [
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
  { value: 'system', icon: Laptop },
] as const

function ThemeChoice() {
  const t = useTranslate()
  const [theme, setTheme] = usePreference('theme')
  const choices = themes.map(({ value, icon }) => ({ value, icon, label: t(`enum.Theme.${value}`) }))
  return <MenuRadioGroup label={t('shell.theme')} value={theme} choices={choices} onChange={setTheme} />
}

/** Menu item that opens a dialog for the choice of the language. The list of languages is too long for the menu. */
function LanguageItem() {
  const t = useTranslate()
  const { locale, locales } = useLocalePreference()
  const currentName = locales.find(({ code }) => code === locale)?.name
  return (
    <MenuItem icon={Languages} hint={currentName} onSelect={() => void openDialog('chooseLanguage', {})}>
      {t('shell.language')}
    </MenuItem>
  )
}
