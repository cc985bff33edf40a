const TIMEOUT_MS = 30_000

/** Whether the server hands out another program than the one that runs. */
export async function isBuildReplaced(): Promise<boolean> {
  const running = document.querySelector('script[type=module]')?.getAttribute('src')
  try {
    const answer = await fetch(document.baseURI, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer.ok && !!running && !(await answer.text()).includes(running)
  } catch {
    return false
  }
}
