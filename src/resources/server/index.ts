export { interfaceSettingsDataSource } from './interface/interfaceSettingsDataSource'
export { serverSettingsDataSource } from './settings/serverSettingsDataSource'
