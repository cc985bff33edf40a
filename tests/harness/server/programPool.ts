import { type SharedLongbox, startLongbox } from './startLongbox'

/** Programs that one test worker keeps running at a time. */
const MAX_PROGRAMS = 2

/** The running programs of one test worker. Tests with the same options use the same program, one after the other. */
export class ProgramPool {
  /** In the order of their last use. */
  private readonly programs = new Map<string, SharedLongbox>()

  /**
   * Returns a program whose server is in the state that it starts with. Reuses the program of an earlier test where that changed
   * nothing; resets or restarts it otherwise.
   * @param isFresh  whether the server must not have answered to any other test
   * @param backendCommand  starts the server; the built-in mock server without
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
