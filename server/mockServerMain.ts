import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { createMockServerState } from '../mock-server/createMockServerState'
import { createMockServerRequestListener } from '../mock-server/http/createMockServerRequestListener'
import { createSimulatedOAuth2Provider } from '../mock-server/http/oauth2/simulatedOAuth2Provider'
import { getBuiltInFontsFolder } from './getBuiltInFontsFolder'

/** Serves the API of the mock server without the client, on 127.0.0.1. Measurements and tests use this program. */
const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: 'unclaimed' },
    data: { type: 'string' },
    port: { type: 'string', default: '25600' },
    base: { type: 'string', default: '' },
    library: { type: 'string' },
    sample: { type: 'string' },
    oauth2: { type: 'string' },
  },
})
const { scenario, base, library } = values
const world = await createMockServerState({ dataDir: values.data, scenario, sampleDir: values.sample, library })
const oauth2 = values.oauth2
  ? createSimulatedOAuth2Provider(world, { registrationId: values.oauth2, name: values.oauth2 })
  : undefined
const listener = createMockServerRequestListener(world, {
  basePath: base,
  oauth2,
  news: scenario !== 'unclaimed',
  fontsDir: getBuiltInFontsFolder(),
  shutDown: () => process.exit(0),
})
const server = createServer(listener)
server.listen(Number(values.port), '127.0.0.1', () =>
  console.log(`The mock server listens on http://127.0.0.1:${values.port}${base}`),
)
