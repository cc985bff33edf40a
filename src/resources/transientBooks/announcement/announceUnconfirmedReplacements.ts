import type { ActorRefFrom } from 'xstate'
import { showNotice } from '../../../api/notices'
import { getCurrentLocale, translate } from '../../../language/interfaceLanguage'
import { createLocaleFormatters } from '../../../language/localeFormatters'
import type { bookImportMachine } from '../../../machines/import/bookImportMachine'

/**
 * Shows a notice at the end of each import that has omitted files. An import omits a file if the file would replace a
 * book and the user has not confirmed this replacement. After the actor has stopped, no more notices appear.
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
