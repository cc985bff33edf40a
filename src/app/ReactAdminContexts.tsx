import { useRouter } from '@tanstack/react-router'
import { tanStackRouterProvider } from 'ra-router-tanstack'
import { type ReactNode, useMemo } from 'react'
import { CoreAdminContext } from 'react-admin'
import { createAuthProvider } from '../access/createAuthProvider'
import type { SessionActor } from '../access/SessionContext'
import { queryClient } from '../api/cache/queryClient'
import { createI18nProvider } from '../language/createI18nProvider'
import { dataProvider } from './dataProvider'

const i18nProvider = await createI18nProvider()

/**
 * Provides the contexts of react-admin for the pages and dialogs that use its resources. Loaded on demand, because the
 * dashboard does not need react-admin.
 */
export function ReactAdminContexts({ children }: { children: ReactNode }) {
  const { session }: { session: SessionActor } = useRouter().options.context
  const authProvider = useMemo(() => createAuthProvider(session), [session])
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={tanStackRouterProvider}
    >
      {children}
    </CoreAdminContext>
  )
}
