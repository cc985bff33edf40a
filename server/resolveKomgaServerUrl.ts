import { UsageError } from './serverOptions'

/** Timeout in milliseconds of the request with which Longbox checks the Komga server when Longbox starts. */
const CHECK_TIMEOUT_MS = 5_000

/**
 * Checks that a Komga server responds at an address. Follows redirects, for example from HTTP to HTTPS. Later requests
 * must go directly to the final address, because a redirect can change a POST request to a GET request.
 * @returns final address of the server
 * @throws UsageError whose message is shown to the user
 */
export async function resolveKomgaServerUrl(server: URL): Promise<URL> {
  const address = server.href.replace(/\/$/, '')
  let response: Response
  try {
    response = await fetch(`${address}${CLAIM_PATH}`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })
  } catch (error) {
    throw new UsageError(connectionFailureMessage(address, error))
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('isClaimed' in body))
    throw new UsageError(`The server at ${address} does not have the Komga API.`)
  const finalUrl = response.url.split('?')[0] ?? ''
  return response.redirected && finalUrl.endsWith(CLAIM_PATH) ? new URL(finalUrl.slice(0, -CLAIM_PATH.length)) : server
}

/** Path that every Komga server serves without a sign-in. */
const CLAIM_PATH = '/api/v1/claim'

/** Matches the error codes of OpenSSL and Node for a certificate of an unknown issuer. */
const UNTRUSTED_ISSUER_CODES = /SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY/
/** Matches the error codes of a failed name resolution. */
const UNKNOWN_HOST_CODES = /^(ENOTFOUND|EAI_AGAIN)$/
/** Matches the error codes for a certificate that is expired or belongs to another host. */
const CERTIFICATE_ERROR_CODES = /CERT/
/** Matches the error codes of OpenSSL and Node for a connection that fails before TLS is established. */
const TLS_ERROR_CODES = /^(ERR_SSL_|EPROTO$)/

function connectionFailureMessage(address: string, error: unknown): string {
  const { code = '' } = { ...((error as Error).cause as { code?: string } | undefined) }
  if (UNTRUSTED_ISSUER_CODES.test(code))
    return `The issuer of the certificate of ${address} is not trusted (${code}): name its file in the environment variable NODE_EXTRA_CA_CERTS.`
  if (CERTIFICATE_ERROR_CODES.test(code)) return `The certificate of ${address} is not valid (${code}).`
  if (UNKNOWN_HOST_CODES.test(code)) return `The host ${new URL(address).hostname} is unknown to this machine.`
  if (TLS_ERROR_CODES.test(code))
    return `The HTTPS connection to ${address} failed (${code}). If the server does not use HTTPS, try ${address.replace(/^https:/, 'http:')}.`
  return `The server at ${address} does not answer.`
}
