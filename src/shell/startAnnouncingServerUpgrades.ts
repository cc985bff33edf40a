import { queryClient } from '../api/cache/queryClient'
import { onServerDataChange } from '../api/cache/serverDataChanges'
import { showNotice } from '../api/notices'
import { translate } from '../language/interfaceLanguage'
import { serverInfoQueryOptions } from '../resources/releases'

/** Delay in milliseconds before the first version request, so that this request does not slow down the first page. */
const FIRST_CHECK_AFTER_MS = 5_000

/**
 * Version in the latest response of the server. This variable is outside the function, because its value must survive
 * while the comic reader or EPUB reader replaces the app shell.
 */
let lastVersion: string | undefined

/**
 * Shows a notice when the version of the server has changed. Reads the version at the start and after each interruption
 * of the live events. Must run only for administrators, because the server does not allow other users to read the
 * version.
 * @returns function that stops the checks
 */
export function startAnnouncingServerUpgrades(): () => void {
  const timer = setTimeout(() => void compareServerVersion(), FIRST_CHECK_AFTER_MS)
  const stop = onServerDataChange(change => {
    // The listener does not return the promise of `compareServerVersion`. Otherwise, `reportServerDataChange` would
    // wait for this promise.
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
