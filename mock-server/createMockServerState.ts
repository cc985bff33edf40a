import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addLibrary, DEFAULT_LIBRARY_OPTIONS } from './scanner/addLibrary'
import { createWorkerThreadArchiveTaskRunner } from './scanner/createWorkerThreadArchiveTaskRunner'
import { enqueueLibraryScan } from './scanner/enqueueLibraryTasks'
import { scheduleLibraryScans } from './scanner/scheduleLibraryScans'
import { createFailureSimulation } from './scenarios/createFailureSimulation'
import { addDemoUsers } from './scenarios/demoAccounts'
import { fillStateWithSampleLibrary } from './scenarios/fillStateWithSampleLibrary'
import { generateAdministrationRecords } from './scenarios/generateAdministrationRecords'
import { generateBookErrorsAndDuplicates, LARGE_SCENARIO_ROW_COUNT } from './scenarios/generateBookErrorsAndDuplicates'
import { generateLibraries } from './scenarios/generateLibraries'
import { generateProgressCollectionsAndReadLists } from './scenarios/generateProgressCollectionsAndReadLists'
import { generateUsers } from './scenarios/generateUsers'
import {
  GENERATED_SERIES_COUNT_BY_SCENARIO,
  getScenarioDataSetId,
  LARGE_SCENARIO_NAME,
  SAMPLE_LIBRARY_DATA_SET_ID,
} from './scenarios/scenarioDataSetIds'
import { storeSampleImportPathsInClientSettings } from './scenarios/storeSampleImportPathsInClientSettings'
import { MockServerState } from './state/mockServerState'
import { loadStateSnapshot, restoreStateSnapshot, saveStateAfterChanges } from './state/mockServerStateStorage'

export type MockServerStateOptions = {
  /**
   * Folder in which the mock server stores its state. Without a folder, the state exists only until the process ends.
   */
  dataDir?: string
  scenario?: string
  /** Folder of the sample library. It contains `library.json` and the folder `library/`. */
  sampleDir?: string
  /** Path of a library folder. If defined, the mock server has this library instead of the sample library. */
  library?: string
}

/**
 * Creates the state of a scenario. If the data folder contains a stored state of this scenario, restores it. Background
 * tasks, such as the first scan, may still run afterwards. To wait for them, call `world.tasks.idle()`.
 */
export async function createMockServerState(options: MockServerStateOptions): Promise<MockServerState> {
  const { dataDir, scenario = 'admin' } = options
  const world = new MockServerState(dataDir, createWorkerThreadArchiveTaskRunner())
  world.simulateFailure = createFailureSimulation(scenario)
  const dataSetId = getScenarioDataSetId(options)
  const snapshot = dataDir === undefined ? undefined : loadStateSnapshot(dataDir)
  const saved = snapshot?.content === dataSetId ? snapshot : undefined
  if (dataDir !== undefined && !saved) rmSync(join(dataDir, 'files'), { recursive: true, force: true })
  let filled = false
  if (dataDir !== undefined) saveStateAfterChanges(world, dataDir, dataSetId, saved?.parts ?? {}, () => filled)
  const size = GENERATED_SERIES_COUNT_BY_SCENARIO[scenario]
  if (size !== undefined) generateLibraries(world, size)
  if (scenario === LARGE_SCENARIO_NAME) generateBookErrorsAndDuplicates(world)
  if (saved) {
    restoreStateSnapshot(world, saved)
    if (!world.isGenerated)
      for (const library of world.libraries.values())
        if (library.scanInterval !== 'DISABLED') enqueueLibraryScan(world, library.id)
  } else await fillState(world, options)
  if (dataSetId === SAMPLE_LIBRARY_DATA_SET_ID && options.sampleDir !== undefined)
    storeSampleImportPathsInClientSettings(world, options.sampleDir)
  filled = true
  // Adds a task that does nothing, so that the number of tasks is the same as on the real server. The real server
  // builds its search index in the task RebuildIndex.
  world.tasks.add('RebuildIndex', () => undefined)
  scheduleLibraryScans(world)
  world.markChanged()
  return world
}

async function fillState(
  world: MockServerState,
  { scenario = 'admin', sampleDir, library }: MockServerStateOptions,
): Promise<void> {
  if (library !== undefined) {
    addDemoUsers(world, ['admin', 'reader'])
    addLibrary(world, {
      ...DEFAULT_LIBRARY_OPTIONS,
      importBarcodeIsbn: false,
      name: 'Library',
      root: library,
      oneshotsDirectory: '_oneshots',
    })
    return
  }
  if (scenario === 'unclaimed') return
  addDemoUsers(world, scenario === 'no-libraries' ? ['admin'] : ['admin', 'reader'])
  if (world.isGenerated) generateProgressCollectionsAndReadLists(world)
  if (scenario === LARGE_SCENARIO_NAME) generateAdministrationRecords(world)
  if (!world.isGenerated && scenario !== 'no-libraries' && sampleDir !== undefined)
    await fillStateWithSampleLibrary(world, sampleDir)
  if (scenario === LARGE_SCENARIO_NAME) generateUsers(world, LARGE_SCENARIO_ROW_COUNT)
}
