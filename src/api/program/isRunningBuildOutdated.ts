const TIMEOUT_MS = 30_000

/**
 * Returns whether the server has a newer client build than this page. Compares all scripts of the page, because two
 * builds may share some scripts. Returns false if the server does not respond.
 */
export async function isRunningBuildOutdated(): Promise<boolean> {
  const runningScripts = [...document.querySelectorAll('script[type=module]')].map(script => script.getAttribute('src'))
  try {
    const response = await fetch(document.baseURI, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const page = await response.text()
    return response.ok && runningScripts.some(script => script && !page.includes(script))
  } catch {
    return false
  }
}
