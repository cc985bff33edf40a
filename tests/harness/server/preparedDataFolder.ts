import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getScenarioDataSetId, SAMPLE_LIBRARY_DATA_SET_ID } from '../../../mock-server/scenarios/scenarioDataSetIds'

/**
 * Environment variable with the path of the prepared data folder. This folder contains the data of a mock server that
 * has already analyzed the sample library. A mock server with the sample library starts with a copy of this folder.
 */
const PREPARED_DATA_VARIABLE = 'LONGBOX_PREPARED_DATA'

/**
 * Sets the environment variable with the path of the prepared data folder. This process and its child processes can
 * read the variable.
 */
export function setPreparedDataFolderVariable(dataDir: string): void {
  process.env[PREPARED_DATA_VARIABLE] = dataDir
}

/**
 * Copies the prepared data folder to `dataDir`. Does nothing if there is no prepared data folder, or if the options do
 * not select the sample library with `--scenario`.
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
 * Returns the time at which a file was changed or created, whichever is later. The library scanner of the mock server
 * computes the same time. The copied data must contain this time. Otherwise, the server would analyze the file again.
 */
function scannedFileTime(path: string): number {
  const { birthtimeMs, mtimeMs } = statSync(path)
  return Math.max(birthtimeMs, mtimeMs)
}
