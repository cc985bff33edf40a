import { createOpenApiHttp } from 'openapi-msw'
import type { paths } from '../../src/generated/openapi'

/** `http` of MSW with the types of the contract. Matches any host. */
export const openApiHttp = createOpenApiHttp<paths>({ baseUrl: '*' })
