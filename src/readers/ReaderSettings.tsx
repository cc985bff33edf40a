import { type ReactNode, useState } from 'react'
import { useMe } from '../access/SessionContext'
import { ProfiledSettings } from './profiledSettings'
import { SettingsInForceProvider } from './settingsInForce'

/**
 * Gives a reader the settings of its book. They are those of all books until the reader says which book it is
 * (`useBookSettings`); it is mounted anew for another book.
 */
export function ReaderSettings({ children }: { children: ReactNode }) {
  const userId = useMe().id
  const [settings] = useState(() => new ProfiledSettings(userId))
  return <SettingsInForceProvider value={settings}>{children}</SettingsInForceProvider>
}
