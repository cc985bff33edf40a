export { librariesSource } from './librariesSource'
