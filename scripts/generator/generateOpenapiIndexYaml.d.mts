export function generateOpenapiIndexYaml(): string
