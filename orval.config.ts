import { readFileSync } from 'node:fs'
import { defineConfig } from 'orval'

/**
 * Input and output of the code generator. The input is the bundled API contract, which scripts/generate.mjs writes. The
 * output is a temporary folder, from which scripts/generate.mjs copies the files.
 */
const contract = '.cache/openapi.bundled.json'
const target = process.env.LONGBOX_GENERATED ?? 'src/generated-next'

type Operation = { operationId: string; 'x-reads'?: boolean }
const paths: Record<string, Record<string, Operation>> = JSON.parse(readFileSync(contract, 'utf8')).paths
const operations = Object.values(paths).flatMap(path =>
  Object.values(path).filter(operation => operation.operationId !== undefined),
)

/**
 * Options for the generated code, by operationId. `requestOptions` passes the operationId to the HTTP function. A POST
 * operation that only reads data gets a query hook.
 */
const overrides = Object.fromEntries(
  operations.map(operation => [
    operation.operationId,
    {
      requestOptions: { operation: operation.operationId },
      ...(operation['x-reads'] ? { query: { useQuery: true, useMutation: false, signal: true } } : {}),
    },
  ]),
)

export default defineConfig({
  longbox: {
    input: { target: contract },
    output: {
      mode: 'tags-split',
      target: `${target}/model.ts`,
      client: 'react-query',
      httpClient: 'fetch',
      headers: true,
      indexFiles: false,
      urlEncodeParameters: true,
      mock: {
        indexMockFiles: true,
        generators: [
          { type: 'msw', delay: false },
          { type: 'faker', locale: 'en' },
        ],
      },
      override: {
        mutator: { path: 'src/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: { version: 5, signal: true, useOperationIdAsQueryKey: true },
        header: () => ['Generated from openapi/ by `npm run generate`. Do not edit.'],
        useDates: false,
        operations: overrides,
      },
    },
  },
})
