/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { oAuth2ProviderShape } from '../../shapes/oAuth2ProviderShape.ts'
import type { OAuth2Provider } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetOAuth2ProvidersUrl = () => {




  return `/api/v1/oauth2/providers`
}

/**
 * @summary List the OAuth2 providers
 */
export const getOAuth2Providers = async ( options?: Parameters<typeof http>[1]): Promise<OAuth2Provider[]> => {

  return http<OAuth2Provider[]>(getGetOAuth2ProvidersUrl(),
  {
      operation: 'getOAuth2Providers', shape: [oAuth2ProviderShape],
    ...options


  }
);}
