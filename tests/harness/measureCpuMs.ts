/**
 * Measures the processor time of a task in milliseconds. Other processes do not affect the processor time. Therefore a
 * test can compare the processor time with a limit even on a busy machine.
 * @param task synchronous or asynchronous work in this process, including its worker threads
 */
export async function measureCpuMs(task: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
