/**
 * Measures the processor time of a task, in milliseconds. Unlike the elapsed time, it does not grow when other processes use the
 * processor, so a bound on it holds on a busy machine.
 * @param task  synchronous or asynchronous work in this process, including its worker threads
 */
export async function measureCpuMs(task: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
