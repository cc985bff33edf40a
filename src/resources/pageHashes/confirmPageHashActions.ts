import { openDialog } from '../../dialogs/dialogStore'
import type { PageHashAction } from '../../generated/model.schemas'
import { translate } from '../../language/interfaceLanguage'
import type { LocaleFormatters } from '../../language/localeFormatters'
import { readPreference, writePreference } from '../../preferences/preferenceStore'
import {
  computeBytesToFree,
  isPageHashActionAllowed,
  type PageHashMatchWithId,
  type PageHashRecord,
} from './pageHashRecord'

/**
 * Explains the automatic deletion of duplicate pages and asks the user for a confirmation. Does not ask again if the
 * user has already confirmed in this browser.
 * @returns whether the user has confirmed
 */
export async function confirmAutomaticPageDeletion(): Promise<boolean> {
  if (readPreference('duplicates.isAutoDeleteExplained')) return true
  const isConfirmed = await openDialog('confirm', {
    title: translate('page.duplicatePages.auto.title'),
    text: translate('page.duplicatePages.auto.text'),
    acknowledge: translate('page.duplicatePages.auto.acknowledge'),
    verb: translate('page.duplicatePages.auto.verb'),
    danger: true,
  })
  if (isConfirmed) writePreference('duplicates.isAutoDeleteExplained', true)
  return isConfirmed === true
}

/**
 * Asks the user for a confirmation before an action is set for all listed duplicate pages. The text mentions how many
 * pages do not allow the action.
 */
export async function confirmBulkPageHashAction(
  records: readonly PageHashRecord[],
  action: PageHashAction,
  format: LocaleFormatters,
): Promise<boolean> {
  const count = records.filter(record => isPageHashActionAllowed(record, action)).length
  const values = { count, number: format.number(count), action: translate(`page.duplicatePages.actions.${action}`) }
  const skippedCount = records.length - count
  const texts = [
    translate(`page.duplicatePages.bulk.text.${action}`, values),
    action === 'DELETE_AUTO' ? translate('page.duplicatePages.auto.text') : '',
    skippedCount > 0
      ? translate('page.duplicatePages.bulk.skipped', { count: skippedCount, number: format.number(skippedCount) })
      : '',
  ]
  const isConfirmed = await openDialog('confirm', {
    title: translate('page.duplicatePages.bulk.title', values),
    text: texts.filter(Boolean).join(' '),
    acknowledge: translate('page.duplicatePages.bulk.acknowledge', values),
    verb: translate('page.duplicatePages.bulk.verb', values),
    danger: action === 'DELETE_AUTO',
  })
  if (isConfirmed && action === 'DELETE_AUTO') writePreference('duplicates.isAutoDeleteExplained', true)
  return isConfirmed === true
}

/** Asks the user for a confirmation before a duplicate page is deleted from all books. */
export async function confirmDeletionOfAllPageMatches(
  pageHash: PageHashRecord,
  format: LocaleFormatters,
): Promise<boolean> {
  const bytes = computeBytesToFree(pageHash)
  const values = {
    count: pageHash.matchCount,
    number: format.number(pageHash.matchCount),
    size: bytes === undefined ? translate('page.duplicatePages.unknownSize') : format.bytes(bytes),
  }
  return (await openDialog('confirm', deletionTexts('deleteAll', values))) === true
}

/** Asks the user for a confirmation before a duplicate page is deleted from a single book. */
export async function confirmPageMatchDeletion(match: PageHashMatchWithId, format: LocaleFormatters): Promise<boolean> {
  const values = { page: format.number(match.pageNumber), path: match.url, size: format.bytes(match.fileSize) }
  return (await openDialog('confirm', deletionTexts('deleteOne', values))) === true
}

const deletionTexts = (name: 'deleteAll' | 'deleteOne', values: Record<string, unknown>) => ({
  title: translate(`page.duplicatePages.${name}.title`, values),
  text: translate(`page.duplicatePages.${name}.text`, values),
  acknowledge: translate(`page.duplicatePages.${name}.acknowledge`, values),
  verb: translate(`page.duplicatePages.${name}.verb`, values),
  danger: true,
})
