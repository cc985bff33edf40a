import { hasSyncRoleForProgram } from '../../access/syncPermissions'
import { API_KEY_HEADER, koboSyncUrl, koreaderSyncUrl, opdsCatalogUrl } from '../../api/urls/syncUrls'
import type { User } from '../../generated/model.schemas'
import type { ConnectionAddress } from './ConnectionAddressList'

type Translate = (key: string, values?: Record<string, unknown>) => string

/**
 * Lists the addresses that a user can enter in other programs.
 * @param key secret of an API key; undefined if it is unknown; a placeholder then replaces the key
 */
export function listConnectionAddresses(
  user: Pick<User, 'roles'>,
  key: string | undefined,
  t: Translate,
): ConnectionAddress[] {
  const describe = (id: string, text: string): ConnectionAddress => ({
    id,
    text,
    label: t(`page.apiKeys.address.${id}.label`),
    hint: t(`page.apiKeys.address.${id}.hint`, { header: API_KEY_HEADER }),
  })
  const kobo = describe('kobo', koboSyncUrl(key ?? `{${t('page.apiKeys.keyPlaceholder')}}`))
  return [
    ...(hasSyncRoleForProgram('kobo', user) ? [{ ...kobo, isTemplate: key === undefined }] : []),
    describe('opds2', opdsCatalogUrl('v2')),
    describe('opds1', opdsCatalogUrl('v1.2')),
    ...(hasSyncRoleForProgram('koreader', user) ? [describe('koreader', koreaderSyncUrl())] : []),
  ]
}

/**
 * Explains which connection addresses are missing because the user lacks a role. Returns a sentence per missing role.
 */
export const missingConnectionAddressReasons = (user: Pick<User, 'roles'>, t: Translate): string[] => [
  ...(hasSyncRoleForProgram('kobo', user) ? [] : [t('page.apiKeys.missingKobo')]),
  ...(hasSyncRoleForProgram('koreader', user) ? [] : [t('page.apiKeys.missingKoreader')]),
]
