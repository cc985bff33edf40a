const TIMEOUT_MS = 30_000

/**
 * Returns whether the server offers another client build than the build of this page. Returns false if the server does
 * not respond.
 */
export async function isRunningBuildOutdated(): Promise<boolean> {
  const runningScript = document.querySelector('script[type=module]')?.getAttribute('src')
  try {
    const response = await fetch(document.baseURI, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok && !!runningScript && !(await response.text()).includes(runningScript)
  } catch {
    return false
  }
}
