import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addLibrary, DEFAULT_LIBRARY_OPTIONS } from './scanner/addLibrary'
import { createArchiveWorkers } from './scanner/createArchiveWorkers'
import { enqueueLibraryScan } from './scanner/enqueueLibraryTasks'
import { scheduleScans } from './scanner/scheduleScans'
import { announceSampleImport } from './scenarios/announceSampleImport'
import { addDemoUsers } from './scenarios/demoAccounts'
import { fillWithSampleLibrary } from './scenarios/fillWithSampleLibrary'
import { generateAdministrationRecords } from './scenarios/generateAdministrationRecords'
import { generateFaultsAndDuplicates, LARGE_SCENARIO_ROW_COUNT } from './scenarios/generateFaultsAndDuplicates'
import { generateLibraries } from './scenarios/generateLibraries'
import { generateProgressAndMemberLists } from './scenarios/generateProgressAndMemberLists'
import { generateUsers } from './scenarios/generateUsers'
import { parseFailureSimulation } from './scenarios/parseFailureSimulation'
import {
  GENERATED_SERIES_COUNT_BY_SCENARIO,
  LARGE_SCENARIO,
  SAMPLE_CONTENT_ID,
  scenarioContentId,
} from './scenarios/scenarioContentId'
import { MockServerState } from './state/mockServerState'
import { readStateSnapshot, restoreStateSnapshot, saveStateAfterChanges } from './state/mockServerStateStorage'

export type MockServerStateOptions = {
  /** Folder in which the state is stored. Without it, the state is lost at the end of the process. */
  dataDir?: string
  scenario?: string
  /** Folder that contains `library.json` and `library/`. Scenarios with the sample library read it. */
  sampleDir?: string
  /** Library folder that replaces the sample library. */
  library?: string
}

/**
 * Creates the state of a scenario. Restores the stored state if the data folder has the content of this scenario. Does not wait
 * for background tasks such as the first scan; `world.tasks.idle()` waits for them.
 */
export async function createMockServerState(options: MockServerStateOptions): Promise<MockServerState> {
  const { dataDir, scenario = 'admin' } = options
  const world = new MockServerState(dataDir, createArchiveWorkers())
  world.simulateFailure = parseFailureSimulation(scenario)
  const content = scenarioContentId(options)
  const snapshot = dataDir === undefined ? undefined : readStateSnapshot(dataDir)
  const saved = snapshot?.content === content ? snapshot : undefined
  if (dataDir !== undefined && !saved) rmSync(join(dataDir, 'files'), { recursive: true, force: true })
  let filled = false
  if (dataDir !== undefined) saveStateAfterChanges(world, dataDir, content, saved?.parts ?? {}, () => filled)
  const size = GENERATED_SERIES_COUNT_BY_SCENARIO[scenario]
  if (size !== undefined) generateLibraries(world, size)
  if (scenario === LARGE_SCENARIO) generateFaultsAndDuplicates(world)
  if (saved) {
    restoreStateSnapshot(world, saved)
    if (!world.isGenerated)
      for (const library of world.libraries.values())
        if (library.scanInterval !== 'DISABLED') enqueueLibraryScan(world, library.id)
  } else await fillState(world, options)
  if (content === SAMPLE_CONTENT_ID && options.sampleDir !== undefined) announceSampleImport(world, options.sampleDir)
  filled = true
  // Adds an empty task in place of the search index task of the real server, so that the number of tasks is the same.
  // The mock server builds its search index elsewhere.
  world.tasks.add('RebuildIndex', () => undefined)
  scheduleScans(world)
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
  if (world.isGenerated) generateProgressAndMemberLists(world)
  if (scenario === LARGE_SCENARIO) generateAdministrationRecords(world)
  if (!world.isGenerated && scenario !== 'no-libraries' && sampleDir !== undefined)
    await fillWithSampleLibrary(world, sampleDir)
  if (scenario === LARGE_SCENARIO) generateUsers(world, LARGE_SCENARIO_ROW_COUNT)
}
