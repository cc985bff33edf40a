import { hasKoboOrKoreaderSyncRole } from '../../access/hasKoboOrKoreaderSyncRole'
import {
  API_KEY_HEADER,
  getKoboSyncUrl,
  getKoreaderSyncUrl,
  getOpdsCatalogUrl,
} from '../../api/urls/externalProgramUrls'
import type { User } from '../../generated/model.schemas'
import type { ConnectionAddress } from './ConnectionAddressList'

type Translate = (key: string, values?: Record<string, unknown>) => string

/**
 * Lists the server addresses that a user enters in other programs.
 * @param key secret of an API key. If undefined, the Kobo address contains a placeholder.
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
  const kobo = describe('kobo', getKoboSyncUrl(key ?? `{${t('page.apiKeys.keyPlaceholder')}}`))
  return [
    ...(hasKoboOrKoreaderSyncRole('kobo', user) ? [{ ...kobo, isTemplate: key === undefined }] : []),
    describe('opds2', getOpdsCatalogUrl('v2')),
    describe('opds1', getOpdsCatalogUrl('v1.2')),
    ...(hasKoboOrKoreaderSyncRole('koreader', user) ? [describe('koreader', getKoreaderSyncUrl())] : []),
  ]
}

/** Returns the reasons why some addresses are missing. Each reason names a role that the user lacks. */
export const listMissingConnectionAddressReasons = (user: Pick<User, 'roles'>, t: Translate): string[] => [
  ...(hasKoboOrKoreaderSyncRole('kobo', user) ? [] : [t('page.apiKeys.missingKobo')]),
  ...(hasKoboOrKoreaderSyncRole('koreader', user) ? [] : [t('page.apiKeys.missingKoreader')]),
]
