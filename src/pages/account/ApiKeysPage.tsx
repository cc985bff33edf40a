import { ApiKeysPanel } from '../../resources/apiKeys'
import { AccountPageLayout } from './AccountPageLayout'

/** API keys of the current user. */
export function ApiKeysPage() {
  return (
    <AccountPageLayout>
      <ApiKeysPanel />
    </AccountPageLayout>
  )
}
