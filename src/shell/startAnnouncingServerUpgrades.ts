import { queryClient } from '../api/cache/queryClient'
import { onServerDataChange } from '../api/cache/serverDataChanges'
import { showNotice } from '../api/notices'
import { translate } from '../language/interfaceLanguage'
import { serverInfoQueryOptions } from '../resources/releases'

/** Delay in milliseconds before the first version request, so that this request does not slow down the first page. */
const FIRST_CHECK_AFTER_MS = 5_000

/** Last version that the server reported. Remains while a reader replaces the app shell. */
let lastVersion: string | undefined

/**
 * Shows a notice if the server has another version after an interruption of the live events. Only for users who may
 * read the version: administrators. The visible data is refetched after each interruption anyway.
 * @returns function that stops the comparison
 */
export function startAnnouncingServerUpgrades(): () => void {
  const timer = setTimeout(() => void compareServerVersion(), FIRST_CHECK_AFTER_MS)
  const stop = onServerDataChange(change => {
    // Returns nothing, because a listener that returns a promise delays the reported change.
    if (change.kind === 'gap') void compareServerVersion({ staleTime: 0 })
    return undefined
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

async function compareServerVersion(freshness: { staleTime?: number } = {}): Promise<void> {
  const info = await queryClient.fetchQuery({ ...serverInfoQueryOptions(), ...freshness }).catch(() => undefined)
  const version = info?.build.version
  if (version === undefined) return
  if (lastVersion !== undefined && lastVersion !== version)
    showNotice({ kind: 'info', text: translate('shell.serverUpgraded', { version }), isPersistent: true })
  lastVersion = version
}
