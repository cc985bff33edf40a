import { createOpenApiHttp } from 'openapi-msw'
import type { paths } from '../../src/generated/openapi'

/** Version of `http` from MSW that checks paths and types against the API definition. Matches any host. */
export const mswHttpWithApiTypes = createOpenApiHttp<paths>({ baseUrl: '*' })
