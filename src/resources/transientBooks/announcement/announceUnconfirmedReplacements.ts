import type { ActorRefFrom } from 'xstate'
import { showNotice } from '../../../api/notices'
import { getCurrentLocale, translate } from '../../../language/interfaceLanguage'
import { createLocaleFormatters } from '../../../language/localeFormatters'
import type { bookImportMachine } from '../../../machines/import/bookImportMachine'

/**
 * Shows a notice at the end of each import that has omitted files, because they would have replaced books without a
 * confirmation. Shows no more notices after the actor has stopped.
 */
export function announceUnconfirmedReplacements(actor: ActorRefFrom<typeof bookImportMachine>): void {
  actor.on('import.unconfirmedOmitted', ({ count }) => {
    if (count === 0) return
    const { number } = createLocaleFormatters(getCurrentLocale().code)
    showNotice({
      kind: 'warning',
      text: translate('page.importBooks.unconfirmedReplacements', { number: number(count) }),
    })
  })
}
