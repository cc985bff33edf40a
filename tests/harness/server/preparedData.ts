import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_CONTENT, scenarioContent } from '../../../mock-server/scenarios/scenarioContent'

/** Names the data folder of a program that has read the sample library already. Journeys begin with copies of it. */
const PREPARED = 'LONGBOX_PREPARED_DATA'

/** Says where the prepared folder is, to this process and those that it starts. */
export function offerPrepared(dataDir: string): void {
  process.env[PREPARED] = dataDir
}

/**
 * Fills a data folder with what a program makes there at its first start over the sample library, where somebody prepared it.
 * Nothing happens for a program that serves something else.
 */
export function layOutPrepared(dataDir: string, args: string[]): void {
  const prepared = process.env[PREPARED]
  const scenario = args[args.indexOf('--scenario') + 1] ?? ''
  if (!prepared || !args.includes('--scenario') || scenarioContent({ scenario }) !== SAMPLE_CONTENT) return
  rmSync(dataDir, { recursive: true, force: true })
  cpSync(prepared, dataDir, { recursive: true, preserveTimestamps: true })
  const file = join(dataDir, 'state.json')
  const state = JSON.parse(readFileSync(file, 'utf8').replaceAll(prepared, dataDir))
  for (const record of [...state.series, ...state.books]) record.fileLastModified = copiedAt(record.path)
  writeFileSync(file, JSON.stringify(state))
}

/** A copy is a new file, which the program would read once more. */
function copiedAt(path: string): number {
  const { birthtimeMs, mtimeMs } = statSync(path)
  return Math.max(birthtimeMs, mtimeMs)
}
