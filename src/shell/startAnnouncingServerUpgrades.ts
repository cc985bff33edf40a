import { queryClient } from '../api/cache/queryClient'
import { onServerDataChange } from '../api/cache/serverDataChanges'
import { showNotice } from '../api/notices'
import { translate } from '../language/interfaceLanguage'
import { serverInfoQueryOptions } from '../resources/releases'

/** Delay in milliseconds before the first version request, so that this request does not slow down the first page. */
const FIRST_CHECK_AFTER_MS = 5_000

/** Version that the server reported last. Module state, so that it survives while a reader replaces the app shell. */
let lastVersion: string | undefined

/**
 * After an interruption of the live events, compares the version of the server with the last version. Shows a notice if
 * the version has changed. Must run only for administrators, because other users may not read the version. Other code
 * refetches the visible data after an interruption.
 * @returns function that stops the comparison
 */
export function startAnnouncingServerUpgrades(): () => void {
  const timer = setTimeout(() => void compareServerVersion(), FIRST_CHECK_AFTER_MS)
  const stop = onServerDataChange(change => {
    // Returns no promise, because `reportServerDataChange` waits for the promises that its listeners return.
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
