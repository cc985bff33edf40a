import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { EffectiveReaderSettingsProvider } from './effectiveReaderSettings'
import { ScopedReaderSettings } from './scopedReaderSettings'

/**
 * Provides the reader settings of a book to its child components. Must be mounted again for another book. Until the
 * book has loaded, the settings for all books apply.
 */
export function ReaderSettingsProvider({ children }: { children: ReactNode }) {
  const userId = useCurrentUser().id
  const [settings] = useState(() => new ScopedReaderSettings(userId))
  return <EffectiveReaderSettingsProvider value={settings}>{children}</EffectiveReaderSettingsProvider>
}
