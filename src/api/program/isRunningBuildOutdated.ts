const TIMEOUT_MS = 30_000

/**
 * Returns whether the client build on the server is newer than the build of this page. The build is newer if a script
 * of this page is missing in the index.html of the server. Returns false if the server does not respond.
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
