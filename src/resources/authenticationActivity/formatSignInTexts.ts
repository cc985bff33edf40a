import type { CellTextFormatters } from '../../lists/table/tableDefinition'
import { getSignInSourceType, type SignInRecord } from './signInRecord'

type Texts = Pick<CellTextFormatters, 't'>

/**
 * Returns the display name of a sign-in method, for example `Password`. For OAuth2, also returns the name of the
 * provider.
 */
export function formatSignInSource(source: string | null, { t }: Texts): string {
  const kind = getSignInSourceType(source)
  if (kind === 'OAuth2') return ['OAuth2', source?.split(':').slice(1).join(':')].filter(Boolean).join(' · ')
  const isKnown = kind === 'Password' || kind === 'ApiKey' || kind === 'RememberMe' || kind === 'unknown'
  return isKnown ? t(`page.authenticationActivity.source.${kind}`) : kind
}

/**
 * Returns the comment of the API key that was used for a sign-in. For an unknown key, returns a text with the start of
 * the key's hash. Returns an empty string for sign-ins without an API key.
 */
export function formatSignInApiKey({ apiKeyId, apiKeyComment }: SignInRecord, { t }: Texts): string {
  if (!apiKeyComment) return ''
  return apiKeyId ? apiKeyComment : t('page.authenticationActivity.unknownKey', { hash: apiKeyComment.slice(0, 8) })
}
