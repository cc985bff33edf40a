import { createWorld } from '../mock-server/createWorld'
import { createLocalOAuth2Provider } from '../mock-server/http/localOAuth2Provider'
import { mockServerListener } from '../mock-server/http/mockServerListener'
import { usableDemoAccounts } from '../mock-server/scenarios/demoAccounts'
import type { Backend } from './backend'
import { openDataFolder } from './dataFolder'
import type { Options } from './options'

/** Creates a mock server over the sample library, a generated library, or a folder of the user. */
export async function standInBackend(options: Options): Promise<Backend> {
  const sampleDir = await openDataFolder(options)
  const world = await createWorld({
    dataDir: options.dataDir,
    scenario: options.scenario,
    sampleDir,
    library: options.library,
  })
  return {
    title: [
      options.library
        ? `with the stand-in server over ${options.library}`
        : `with the stand-in server, scenario "${options.scenario}"`,
      ...(world.users.size === 0
        ? ['nobody has claimed it yet: the first visitor creates the first account']
        : usableDemoAccounts(world, options.scenario).map(
            ({ role, email, password }) => `sign in as ${role}: ${email}, password ${password}`,
          )),
      `data is kept in ${options.dataDir}`,
    ].join('\n  '),
    handle: mockServerListener(world, {
      basePath: options.base,
      oauth2: options.oauth2
        ? createLocalOAuth2Provider(world, { registrationId: options.oauth2, name: options.oauth2 })
        : undefined,
      news: options.scenario !== 'unclaimed',
      shutDown: () => process.kill(process.pid, 'SIGTERM'),
    }),
    isSignInPage: path => options.oauth2 !== undefined && /^\/oauth2\/provider\/[^/]+$/.test(path),
    close: () => world.close(),
  }
}
