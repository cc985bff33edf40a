import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getScenarioDataSetId, SAMPLE_LIBRARY_DATA_SET_ID } from '../../../mock-server/scenarios/scenarioDataSetIds'

/**
 * Environment variable with the path of the prepared data folder, in which the sample library is already analyzed. Each
 * test starts with a copy of the folder.
 */
const PREPARED_DATA_VARIABLE = 'LONGBOX_PREPARED_DATA'

/** Publishes the path of the prepared data folder to this process and its child processes. */
export function setPreparedDataFolderVariable(dataDir: string): void {
  process.env[PREPARED_DATA_VARIABLE] = dataDir
}

/**
 * Copies the prepared data folder to `dataDir`. Does nothing if there is no prepared folder, or if the program does not
 * serve the sample library.
 * @param dataDir target folder
 * @param args options of `npm start`
 */
export function copyAnalyzedSampleLibraryData(dataDir: string, args: string[]): void {
  const prepared = process.env[PREPARED_DATA_VARIABLE]
  const scenario = args[args.indexOf('--scenario') + 1] ?? ''
  if (!prepared || !args.includes('--scenario') || getScenarioDataSetId({ scenario }) !== SAMPLE_LIBRARY_DATA_SET_ID)
    return
  rmSync(dataDir, { recursive: true, force: true })
  cpSync(prepared, dataDir, { recursive: true, preserveTimestamps: true })
  const file = join(dataDir, 'state.json')
  const state = JSON.parse(readFileSync(file, 'utf8').replaceAll(prepared, dataDir))
  for (const record of [...state.series, ...state.books]) record.fileLastModified = scannedFileTime(record.path)
  writeFileSync(file, JSON.stringify(state))
}

/**
 * Returns the modification time that the scanner computes for a file. The copied server state must contain this time.
 * Otherwise, the scanner would analyze the file again.
 */
function scannedFileTime(path: string): number {
  const { birthtimeMs, mtimeMs } = statSync(path)
  return Math.max(birthtimeMs, mtimeMs)
}
