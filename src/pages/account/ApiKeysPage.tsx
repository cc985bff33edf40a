import { ApiKeysPanel } from '../../resources/apiKeys'
import { AccountFrame } from './AccountFrame'

/** API keys of the current user. */
export function ApiKeysPage() {
  return (
    <AccountFrame>
      <ApiKeysPanel />
    </AccountFrame>
  )
}
