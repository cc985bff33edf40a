import { loadTextBundle, translate } from '../../language/interfaceLanguage'
import { onLocalStorageWriteFailure } from '../../preferences/changeListeners/onLocalStorageWriteFailure'
import { showNotice } from '../notices'

let isReported = false

/**
 * Shows a notice when the browser fails to store a text. Shows the notice only once until the page is loaded again.
 * @returns function that stops the reports
 */
export function startReportingStorageFailures(): () => void {
  return onLocalStorageWriteFailure(() => {
    if (isReported) return
    isReported = true
    loadTextBundle('shell').then(
      () => showNotice({ kind: 'warning', text: translate('shell.storageFailed'), isPersistent: true }),
      () => {
        isReported = false
      },
    )
  })
}
