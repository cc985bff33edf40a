import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addLibrary, LIBRARY_DEFAULTS } from './scanner/addLibrary'
import { createArchiveWorkers } from './scanner/createArchiveWorkers'
import { enqueueScanLibrary } from './scanner/enqueueLibraryTasks'
import { scheduleScans } from './scanner/scheduleScans'
import { addDemoUsers } from './scenarios/demoAccounts'
import { fillFromSample } from './scenarios/fillFromSample'
import { generateActivity } from './scenarios/generateActivity'
import { generateLibraries } from './scenarios/generateLibraries'
import { generateProgress } from './scenarios/generateProgress'
import { GENERATED_SERIES_COUNTS, scenarioContent } from './scenarios/scenarioContent'
import { simulateFailures } from './scenarios/simulateFailures'
import { World } from './world/world'
import { readWorldSnapshot, restoreWorld, saveWorldPeriodically } from './world/worldStorage'

export type WorldOptions = {
  /** Folder of the persisted state. Without it the state is lost when the process ends. */
  dataDir?: string
  scenario?: string
  /** Folder with library.json and library/, for the scenarios over the sample. */
  sampleDir?: string
  /** Library folder that replaces the sample library. */
  library?: string
}

/**
 * Creates the state of a scenario. Restores it when the data folder holds a state of the same content; fills it anew
 * otherwise. Background work, such as the scan of `library`, continues after the return: `world.tasks.idle()` waits for
 * it.
 */
export async function createWorld(options: WorldOptions): Promise<World> {
  const { dataDir, scenario = 'admin' } = options
  const world = new World(dataDir, createArchiveWorkers())
  world.simulateFailure = simulateFailures(scenario)
  const content = scenarioContent(options)
  const snapshot = dataDir === undefined ? undefined : readWorldSnapshot(dataDir)
  const saved = snapshot?.content === content ? snapshot : undefined
  if (dataDir !== undefined && !saved) rmSync(join(dataDir, 'files'), { recursive: true, force: true })
  let filled = false
  if (dataDir !== undefined) saveWorldPeriodically(world, dataDir, content, saved?.parts ?? {}, () => filled)
  const size = GENERATED_SERIES_COUNTS[scenario]
  if (size !== undefined) generateLibraries(world, size)
  if (saved) {
    restoreWorld(world, saved)
    if (!world.isGenerated)
      for (const library of world.libraries.values())
        if (library.scanInterval !== 'DISABLED') enqueueScanLibrary(world, library.id)
  } else await fillWorld(world, options)
  filled = true
  // The real server fills its search index here. The mock server only counts the task: its search reads the records.
  world.tasks.add('RebuildIndex', () => undefined)
  scheduleScans(world)
  world.markChanged()
  return world
}

/** Number of rows of each table of administration in the scenario `large`. */
const LARGE_ROW_COUNT = 10_000

async function fillWorld(world: World, { scenario = 'admin', sampleDir, library }: WorldOptions): Promise<void> {
  if (library !== undefined) {
    addDemoUsers(world, ['admin', 'reader'])
    addLibrary(world, {
      ...LIBRARY_DEFAULTS,
      importBarcodeIsbn: false,
      name: 'Library',
      root: library,
      oneshotsDirectory: '_oneshots',
    })
    return
  }
  if (scenario === 'unclaimed') return
  addDemoUsers(world, scenario === 'no-libraries' ? ['admin'] : ['admin', 'reader'])
  if (scenario === 'large') generateActivity(world, LARGE_ROW_COUNT)
  if (world.isGenerated) generateProgress(world)
  else if (scenario !== 'no-libraries' && sampleDir !== undefined) await fillFromSample(world, sampleDir)
}
