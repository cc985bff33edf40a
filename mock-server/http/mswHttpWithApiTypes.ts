import { createOpenApiHttp } from 'openapi-msw'
import type { paths } from '../../src/generated/openapi'

/**
 * Creates MSW request handlers like `http` from MSW, but with paths and types from the API definition. Matches any
 * host.
 */
export const mswHttpWithApiTypes = createOpenApiHttp<paths>({ baseUrl: '*' })
