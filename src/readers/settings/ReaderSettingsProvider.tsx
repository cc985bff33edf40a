import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { EffectiveSettingsProvider } from './effectiveSettings'
import { ProfiledSettings } from './profiledSettings'

/**
 * Provides the reader settings of a book. The settings for all books apply until the reader sets the book. Remount it
 * for another book.
 */
export function ReaderSettingsProvider({ children }: { children: ReactNode }) {
  const userId = useCurrentUser().id
  const [settings] = useState(() => new ProfiledSettings(userId))
  return <EffectiveSettingsProvider value={settings}>{children}</EffectiveSettingsProvider>
}
