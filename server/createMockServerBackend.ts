import { createMockServerState } from '../mock-server/createMockServerState'
import { createMockServerRequestListener } from '../mock-server/http/createMockServerRequestListener'
import { createSimulatedOAuth2Provider } from '../mock-server/http/oauth2/simulatedOAuth2Provider'
import { listDemoAccountsWithUnchangedPasswords } from '../mock-server/scenarios/demoAccounts'
import { GENERATED_SERIES_COUNT_BY_SCENARIO } from '../mock-server/scenarios/scenarioDataSetIds'
import { sharp } from '../mock-server/state/optionalSharp'
import type { ApiBackend } from './apiBackend'
import { createAllowedHostCheck } from './createAllowedHostCheck'
import { getBuiltInFontsFolder } from './getBuiltInFontsFolder'
import { prepareAndLockDataFolder } from './prepareAndLockDataFolder'
import { type ServerOptions, UsageError } from './serverOptions'

/**
 * Creates a backend that runs a mock server. Depending on the options, the mock server serves the sample library, a
 * generated library, a folder of the user, or no library.
 * @throws UsageError when the data folder cannot be used, or a required package is not installed
 */
export async function createMockServerBackend(options: ServerOptions): Promise<ApiBackend> {
  if (!sharp && GENERATED_SERIES_COUNT_BY_SCENARIO[options.scenario] !== undefined && !options.library)
    throw new UsageError(
      `The scenario "${options.scenario}" draws its pages: install the package sharp beside longbox.`,
    )
  const sampleDir = await prepareAndLockDataFolder(options)
  const world = await createMockServerState({
    dataDir: options.dataDir,
    scenario: options.scenario,
    sampleDir,
    library: options.library,
  })
  return {
    title: [
      options.library
        ? `with the mock server over ${options.library}`
        : `with the mock server, scenario "${options.scenario}"`,
      ...(world.users.size === 0
        ? ['it has no account yet: the first visitor creates the first account']
        : listDemoAccountsWithUnchangedPasswords(world, options.scenario).map(
            ({ role, email, password }) => `sign in as ${role}: ${email}, password ${password}`,
          )),
      ...(options.library && !sharp ? ['install the package sharp beside longbox for smaller posters'] : []),
      `data is stored in ${options.dataDir}`,
    ].join('\n  '),
    handle: createMockServerRequestListener(world, {
      basePath: options.base,
      compresses: true,
      oauth2: options.oauth2
        ? createSimulatedOAuth2Provider(world, { registrationId: options.oauth2, name: options.oauth2 })
        : undefined,
      news: options.scenario !== 'unclaimed',
      fontsDir: getBuiltInFontsFolder(),
      shutDown: () => process.kill(process.pid, 'SIGTERM'),
    }),
    isSignInPage: path => options.oauth2 !== undefined && /^\/oauth2\/provider\/[^/]+$/.test(path),
    isOwnHost: createAllowedHostCheck(options),
    isReady: async () => true,
    close: () => world.close(),
  }
}
