import { canSyncWith } from '../../access/syncPermissions'
import { API_KEY_HEADER, koboSyncUrl, koreaderSyncUrl, opdsCatalogUrl } from '../../api/urls/syncUrls'
import type { User } from '../../generated/model.schemas'
import type { Address } from './AddressList'

type Translate = (key: string, values?: Record<string, unknown>) => string

/**
 * Lists the addresses that a user can enter in other programs.
 * @param key  secret of an API key; undefined when it is unknown. The address that needs the key then contains a
 *   placeholder
 */
export function describeAddresses(user: Pick<User, 'roles'>, key: string | undefined, t: Translate): Address[] {
  const describe = (id: string, text: string): Address => ({
    id,
    text,
    label: t(`page.apiKeys.address.${id}.label`),
    hint: t(`page.apiKeys.address.${id}.hint`, { header: API_KEY_HEADER }),
  })
  const kobo = describe('kobo', koboSyncUrl(key ?? `{${t('page.apiKeys.keyPlaceholder')}}`))
  return [
    ...(canSyncWith('kobo', user) ? [{ ...kobo, isTemplate: key === undefined }] : []),
    describe('opds2', opdsCatalogUrl('v2')),
    describe('opds1', opdsCatalogUrl('v1.2')),
    ...(canSyncWith('koreader', user) ? [describe('koreader', koreaderSyncUrl())] : []),
  ]
}

/** Lists why addresses are missing: one sentence per role that the user does not have. */
export const describeMissingAddresses = (user: Pick<User, 'roles'>, t: Translate): string[] => [
  ...(canSyncWith('kobo', user) ? [] : [t('page.apiKeys.missingKobo')]),
  ...(canSyncWith('koreader', user) ? [] : [t('page.apiKeys.missingKoreader')]),
]
