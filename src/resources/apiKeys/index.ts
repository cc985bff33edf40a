export { ApiKeysPanel } from './ApiKeysPanel'
