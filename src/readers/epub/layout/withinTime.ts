/** Waits for a promise, but no longer than a time; its failure ends the wait as well. */
export async function withinTime(promise: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, timeoutMs)
  })
  await Promise.race([promise.catch(() => {}), late])
  clearTimeout(timer)
}
