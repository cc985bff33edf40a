import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { EffectiveReaderSettingsProvider } from './effectiveReaderSettings'
import { ScopedReaderSettings } from './scopedReaderSettings'

/**
 * Provides the reader settings of a book to the child components. Each book needs a new instance of this component.
 * Before the book has loaded, the child components get the settings that apply to all books.
 */
export function ReaderSettingsProvider({ children }: { children: ReactNode }) {
  const userId = useCurrentUser().id
  const [settings] = useState(() => new ScopedReaderSettings(userId))
  return <EffectiveReaderSettingsProvider value={settings}>{children}</EffectiveReaderSettingsProvider>
}
