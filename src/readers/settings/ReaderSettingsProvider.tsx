import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { EffectiveSettingsProvider } from './effectiveSettings'
import { ProfiledSettings } from './profiledSettings'

/**
 * Gives a reader the settings of its book. They are those of all books until the reader says which book it is
 * (`useBookSettings`); it is mounted anew for another book.
 */
export function ReaderSettingsProvider({ children }: { children: ReactNode }) {
  const userId = useCurrentUser().id
  const [settings] = useState(() => new ProfiledSettings(userId))
  return <EffectiveSettingsProvider value={settings}>{children}</EffectiveSettingsProvider>
}
