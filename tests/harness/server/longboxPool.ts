import { type SharedLongbox, startLongbox } from './startLongbox'

/** Maximum number of Longbox programs that a pool leaves running after a call of `acquire`. */
const MAX_PROGRAMS = 2

/** Running Longbox programs of a test worker. Tests with the same options use the same program one after another. */
export class LongboxPool {
  /**
   * Running programs. The keys contain the options of the programs. The order is from the least recently used program
   * to the most recently used program.
   */
  private readonly programs = new Map<string, SharedLongbox>()

  /**
   * Returns a program whose server is in its initial state. If possible, returns a running program with the same
   * options. If the data of its server may have changed, or if `isFresh` is true, this program is reset first. A reset
   * replaces the mock server of the program by a new mock server. If no program with the same options is running, or if
   * the reset is impossible, a new program is started.
   * @param args options of `npm start`
   * @param isFresh whether the test needs a new server, to which no other test has sent requests
   * @param backendCommand command that starts the server. If empty, the mock server starts. If undefined, the
   *   environment variable LONGBOX_BACKEND contains the command.
   */
  async acquire(args: string[], isFresh: boolean, backendCommand: string | undefined): Promise<SharedLongbox> {
    const key = JSON.stringify([backendCommand, ...args])
    const running = this.programs.get(key)
    this.programs.delete(key)
    const isUsable = running && ((!isFresh && (await running.isUnchanged())) || (await running.reset()))
    if (running && !isUsable) await running.stop()
    const program = running && isUsable ? running : await startLongbox(args, backendCommand)
    this.programs.set(key, program)
    for (const [oldest, unused] of this.programs) {
      if (this.programs.size <= MAX_PROGRAMS) break
      this.programs.delete(oldest)
      await unused.stop()
    }
    return program
  }

  async stop(): Promise<void> {
    await Promise.all([...this.programs.values()].map(program => program.stop()))
    this.programs.clear()
  }
}
