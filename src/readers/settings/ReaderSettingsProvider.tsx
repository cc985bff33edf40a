import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { BookSettings } from './bookSettings'
import { EffectiveSettingsProvider } from './effectiveSettings'

/**
 * Provides the reader settings of a book. The settings for all books apply until the reader sets the book. Another book
 * needs a new component instance.
 */
export function ReaderSettingsProvider({ children }: { children: ReactNode }) {
  const userId = useCurrentUser().id
  const [settings] = useState(() => new BookSettings(userId))
  return <EffectiveSettingsProvider value={settings}>{children}</EffectiveSettingsProvider>
}
