import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { BookReaderSettings } from './bookReaderSettings'
import { EffectiveReaderSettingsProvider } from './effectiveReaderSettings'

/**
 * Provides the reader settings of a book. Until the book has loaded, the settings for all books apply. Another book
 * needs a new component instance.
 */
export function ReaderSettingsProvider({ children }: { children: ReactNode }) {
  const userId = useCurrentUser().id
  const [settings] = useState(() => new BookReaderSettings(userId))
  return <EffectiveReaderSettingsProvider value={settings}>{children}</EffectiveReaderSettingsProvider>
}
