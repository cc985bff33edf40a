import { useRouter } from '@tanstack/react-router'
import { tanStackRouterProvider } from 'ra-router-tanstack'
import { type ReactNode, useMemo } from 'react'
import { AuthContext, DataProviderContext, I18nContext, type I18nProvider, RouterProviderContext } from 'react-admin'
import { createAuthProvider } from '../access/createAuthProvider'
import type { SessionActor } from '../access/SessionContext'
import { createI18nProvider } from '../language/createI18nProvider'
import { dataProvider } from './dataProvider'

let i18nProvider: I18nProvider

/**
 * Resolves when {@link ReactAdminContexts} may render. A top-level `await` cannot replace this promise: if several
 * modules import a module with a top-level `await`, Safari before version 27 runs the importing modules too early
 * (WebKit bug 242740).
 */
export const reactAdminReady = createI18nProvider().then(provider => {
  i18nProvider = provider
})

/**
 * Provides the contexts of react-admin for the pages and dialogs that use its resources. Loaded on demand, because the
 * dashboard does not need react-admin. Replaces `CoreAdminContext`, which renders nothing at first. The contexts that
 * only `CoreAdminContext` would provide have suitable default values.
 */
export function ReactAdminContexts({ children }: { children: ReactNode }) {
  const { session }: { session: SessionActor } = useRouter().options.context
  const authProvider = useMemo(() => createAuthProvider(session), [session])
  return (
    <RouterProviderContext value={tanStackRouterProvider}>
      <AuthContext value={authProvider}>
        <DataProviderContext value={dataProvider}>
          <I18nContext value={i18nProvider}>{children}</I18nContext>
        </DataProviderContext>
      </AuthContext>
    </RouterProviderContext>
  )
}
