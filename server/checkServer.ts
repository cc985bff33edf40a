import { UserError } from './options'

/** Time for the first response of the real server, at the start. */
const CHECK_TIMEOUT_MS = 5_000

/**
 * Makes sure that a server of the right kind answers.
 * @returns where it answers: one that sends plain HTTP on to its secure address, or to its base path, stands there. A redirect
 *   of each call would not do, as a write that is sent on becomes a read.
 * @throws UserError with the sentence to show
 */
export async function checkServer(server: URL): Promise<URL> {
  const address = server.href.replace(/\/$/, '')
  let answer: Response
  try {
    answer = await fetch(`${address}${question}`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })
  } catch (error) {
    throw new UserError(whyNot(address, error))
  }
  const body: unknown = await answer.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('isClaimed' in body))
    throw new UserError(`What answers at ${address} does not speak the Komga API.`)
  const answeredAt = answer.url.split('?')[0] ?? ''
  return answer.redirected && answeredAt.endsWith(question) ? new URL(answeredAt.slice(0, -question.length)) : server
}

/** What every server answers, whoever asks. */
const question = '/api/v1/claim'

/** The codes of OpenSSL and Node for a certificate that nobody vouches for, and for one that is not valid. What else goes wrong is no answer. */
const unknown = /SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY/
const invalid = /CERT/

function whyNot(address: string, error: unknown): string {
  const { code = '' } = { ...((error as Error).cause as { code?: string } | undefined) }
  if (unknown.test(code))
    return `Nobody known vouches for the certificate of ${address} (${code}): name its file in the environment variable NODE_EXTRA_CA_CERTS.`
  if (invalid.test(code)) return `The certificate of ${address} is not valid (${code}).`
  return `The server at ${address} does not answer.`
}
