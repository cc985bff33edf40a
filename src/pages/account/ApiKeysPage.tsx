import { ApiKeysPanel } from '../../resources/apiKeys'
import { AccountPageFrame } from './AccountPageFrame'

/** API keys of the current user. */
export function ApiKeysPage() {
  return (
    <AccountPageFrame>
      <ApiKeysPanel />
    </AccountPageFrame>
  )
}
