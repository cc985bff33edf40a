/** Waits until a promise is settled or the time limit is reached. Never rejects. */
export async function waitUntilSettledOrTimeout(promise: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>(resolve => {
    timer = setTimeout(resolve, timeoutMs)
  })
  await Promise.race([promise.catch(() => {}), timeout])
  clearTimeout(timer)
}
